import { useId } from 'react'
import { isOrder, type Order, orders } from './order.ts'
import styles from './SearchBar.module.css'

interface SortSelectProps {
  order: Order
  onChange: (order: Order) => void
}

/** The choice of the sort order. */
export function SortSelect({ order, onChange }: SortSelectProps) {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort</label>
      <select
        id={id}
        value={order}
        onChange={({ target: { value } }) => {
          if (isOrder(value)) onChange(value)
        }}
      >
        {Object.entries(orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
