import styles from './LinkList.module.css'

interface LinkListProps {
  label: string
  /** In columns. Tab skips the links, because a select has the same options. */
  isGrid?: boolean
  links: readonly { label: string; path: string; isCurrent?: boolean }[]
}

export function LinkList({ label, links, isGrid = false }: LinkListProps) {
  return (
    <ul
      role="list"
      aria-label={label}
      className={`ui-row ${styles.list} ${isGrid ? styles.grid : ''}`}
    >
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
