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

export const sortSelect = { className: 'ui-no-print ui-field', label: 'Sort' }
