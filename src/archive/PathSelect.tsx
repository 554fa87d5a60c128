import { monthNames } from '../apod/calendar.ts'
import { goTo } from '../navigation/history.ts'
import { Select, type SelectProps } from '../ui/Select.tsx'

export type PathSelectProps<Value extends string = string> = Omit<
  SelectProps<Value>,
  'onChange'
> & { pathTo: (value: Value) => string }

export function PathSelect<Value extends string>({ pathTo, ...others }: PathSelectProps<Value>) {
  return (
    <Select
      {...others}
      onChange={(chosen, isByKey) => goTo(pathTo(chosen), { isReplacing: isByKey })}
    />
  )
}

export const monthOptions = monthNames.map((label, index) => {
  return { value: String(index + 1).padStart(2, '0'), label }
})

const orderLabels = {
  best: 'Best match',
  newest: 'Newest first',
  oldest: 'Oldest first',
  date: 'By date',
}

export function orderSelectProps<Order extends keyof typeof orderLabels>(
  listOrders: readonly Order[],
  value: Order,
) {
  const options = listOrders.map((each) => ({ value: each, label: orderLabels[each] }))
  return { className: 'ui-no-print ui-field', label: 'Sort', value, options }
}
