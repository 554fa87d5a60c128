/** How each list can be sorted, with a label for visitors. The first order is the default. */
export const orders = {
  bookmarks: [
    { value: 'newest', label: 'Last added' },
    { value: 'oldest', label: 'First added' },
    { value: 'date', label: 'Picture date' },
  ],
  search: [
    { value: 'best', label: 'Best match' },
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
  ],
} as const

export type OrderOf<List extends keyof typeof orders> = (typeof orders)[List][number]['value']

type Options<Order> = readonly [{ value: Order }, ...{ value: Order }[]]

export function parseOrder<Order extends string>(
  text: string | undefined,
  [defaultOrder, ...others]: Options<Order>,
): Order {
  return (others.find(({ value }) => value === text) ?? defaultOrder).value
}

export function serializeOrder(order: string | undefined, [defaultOrder]: Options<string>) {
  return order === defaultOrder.value ? undefined : order
}
