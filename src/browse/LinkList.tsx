import styles from './LinkList.module.css'

interface LinkListProps {
  label: string
  links: readonly { label: string; path: string; isCurrent?: boolean }[]
}

export function LinkList({ label, links }: LinkListProps) {
  return (
    <ul role="list" aria-label={label} className={`ui-row ${styles.list}`}>
      {links.map(({ label: text, path, isCurrent }) => (
        <li key={path}>
          <a className="ui-quiet-button" href={path} aria-current={isCurrent || undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
