import { ChevronLeft } from 'lucide'
import { Link } from 'wouter'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FoundHead.module.css'
import { useFound } from './use-found.ts'

/** The way back to a month's wall. */
export interface BackLink {
  href: string
  /** The month, as `May 2010`. */
  words: string
}

/** What was searched for, how many pictures there are, and before them the way back. */
export function FoundHead({ words, back }: { words: string; back: BackLink }) {
  const { total } = useFound(words)
  return (
    <>
      <Link className="quiet-button" href={back.href}>
        <Icon icon={ChevronLeft} />
        <span>{back.words}</span>
      </Link>
      <h2 className={styles.title}>
        <span>{`Pictures for “${words}”`}</span>
        {total !== undefined && total > 0 && (
          <span className={styles.total}>{` ${total.toLocaleString('en')} in all`}</span>
        )}
      </h2>
    </>
  )
}
