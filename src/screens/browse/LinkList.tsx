import styles from './LinkList.module.css'

interface LinkListProps {
  label: string
  /** In columns. The keyboard can use a select that has the same options. */
  isGrid?: boolean
  links: readonly { label: string; path: string; isCurrent?: boolean }[]
}

export function LinkList({ label, links, isGrid }: LinkListProps) {
  const className = `ui-row ${styles.list} ${isGrid ? styles.grid : ''}`
  return (
    <ul role="list" aria-label={label} className={className}>
      {links.map(({ label: text, path, isCurrent }) => (
        <li key={path}>
          <a
            className="ui-quiet-button"
            href={path}
            tabIndex={isGrid ? -1 : undefined}
            aria-current={isCurrent || undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
