import styles from './LinkList.module.css'

interface LinkListProps {
  label: string
  /** Whether Tab skips the links, because a select has the same options. */
  isSkippedByTab?: boolean
  links: readonly { label: string; path: string; isCurrent?: boolean }[]
}

export function LinkList({ label, links, isSkippedByTab }: LinkListProps) {
  return (
    <ul role="list" aria-label={label} className={`ui-row ${styles.list}`}>
      {links.map(({ label: text, path, isCurrent }) => (
        <li key={path}>
          <a
            className="ui-quiet-button"
            href={path}
            tabIndex={isSkippedByTab ? -1 : undefined}
            aria-current={isCurrent || undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
