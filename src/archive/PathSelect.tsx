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

export const sortSelect = { className: 'ui-no-print ui-field', label: 'Sort' }
