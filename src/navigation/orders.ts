/** How Bookmarks can be sorted, with a label for visitors. The first order is the default. */
export const orders = [
  { value: 'newest', label: 'Last added' },
  { value: 'oldest', label: 'First added' },
  { value: 'date', label: 'Picture date' },
] as const

export type Order = (typeof orders)[number]['value']

const defaultOrder = orders[0].value

export function parseOrder(text: string | undefined): Order {
  return orders.find(({ value }) => value === text)?.value ?? defaultOrder
}

export function serializeOrder(order: Order | undefined) {
  return order === defaultOrder ? undefined : order
}
