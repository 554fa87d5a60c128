export interface SelectProps<Value extends string> {
  className?: string
  label: string
  value: Value
  options: readonly { value: Value; label: string; isDisabled?: boolean }[]
  onChange: (value: Value) => void
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { className, label, value, options, onChange } = props
  return (
    <select
      className={className}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(options[target.selectedIndex]?.value ?? value)}
    >
      {options.map((option) => (
        <option key={option.label} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
