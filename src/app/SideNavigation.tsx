import { Bookmark, CalendarDays, type LucideIcon } from 'lucide-react'
import { Link, useRoute } from 'wouter'
import { loadBookmarksAhead } from '../bookmarks/LazyBookmarks.tsx'
import styles from './SideNavigation.module.css'

/** The two screens. */
type ViewMode = 'dateview' | 'bookmarks'

/** The way from one screen to the other. */
export function SideNavigation() {
  return (
    <nav className={styles.navigation} aria-label="Screens">
      <Section viewMode="dateview" label="By Date" Icon={CalendarDays} />
      <Section
        viewMode="bookmarks"
        label="Bookmarks"
        Icon={Bookmark}
        onNear={() => void loadBookmarksAhead()}
      />
    </nav>
  )
}

interface SectionProps {
  viewMode: ViewMode
  label: string
  Icon: LucideIcon
  /** The visitor's pointer or focus has come to the link. */
  onNear?: () => void
}

function Section({ viewMode, label, Icon, onNear }: SectionProps) {
  const [current] = useRoute(`/${viewMode}`)
  return (
    <Link
      href={`/${viewMode}`}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Icon aria-hidden />
      {label}
    </Link>
  )
}
