import { Calendar, Heart, type IconNode } from 'lucide'
import { preloadBookmarksScreen } from './LazyBookmarksScreen.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import styles from './SideNavigation.module.css'
import { usePath } from './use-path.ts'

/** The two screens. */
type ViewMode = 'dateview' | 'bookmarks'

/** The navigation between the screens. */
export function SideNavigation() {
  return (
    <nav className={styles.navigation} aria-label="Screens">
      <Section viewMode="dateview" label="By Date" icon={Calendar} />
      <Section
        viewMode="bookmarks"
        label="Bookmarks"
        icon={Heart}
        onNear={() => void preloadBookmarksScreen()}
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
  const current = usePath() === path
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
