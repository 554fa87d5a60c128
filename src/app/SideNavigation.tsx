import { Calendar, Heart, type IconNode } from 'lucide'
import { Link, useRoute } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import styles from './SideNavigation.module.css'

/** The two screens. */
type ViewMode = 'dateview' | 'bookmarks'

/** The navigation between the screens. */
export function SideNavigation() {
  return (
    <nav className={`screen-only ${styles.navigation}`} aria-label="Screens">
      <Section viewMode="dateview" label="By Date" icon={Calendar} />
      <Section
        viewMode="bookmarks"
        label="Bookmarks"
        icon={Heart}
        // A failure is reported when the screen opens.
        onNear={() => void import('../screens/bookmarks/BookmarksScreen.tsx').catch(() => {})}
      />
    </nav>
  )
}

interface SectionProps {
  viewMode: ViewMode
  label: string
  icon: IconNode
  /** Called when the pointer or the focus reaches the link. */
  onNear?: () => void
}

function Section({ viewMode, label, icon, onNear }: SectionProps) {
  const path = `/${viewMode}`
  const [current] = useRoute(path)
  return (
    <Link
      href={path}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Icon icon={icon} />
      <span>{label}</span>
    </Link>
  )
}
