import styles from './LinkList.module.css'

interface LinkListProps {
  label: string
  /** -1 if a select does the same. */
  tabIndex?: number
  links: readonly { label: string; path: string; isCurrent?: boolean }[]
}

export function LinkList({ label, links, tabIndex }: LinkListProps) {
  return (
    <ul role="list" aria-label={label} className={`ui-row ${styles.list}`}>
      {links.map(({ label: text, path, isCurrent }) => (
        <li key={path}>
          <a
            className="ui-quiet-button"
            href={path}
            tabIndex={tabIndex}
            aria-current={isCurrent || undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
