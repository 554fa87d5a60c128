export interface Choice<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; name: string; isDisabled?: boolean }[]
  choose: (value: Value) => void
}

interface SelectProps<Value extends string> extends Choice<Value> {
  className?: string
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { className, label, value, options, choose } = props
  return (
    <select
      className={className}
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(options[target.selectedIndex]?.value ?? value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
