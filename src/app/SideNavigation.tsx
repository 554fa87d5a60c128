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
      <Section viewMode="bookmarks" label="Bookmarks" icon={Heart} />
    </nav>
  )
}

interface SectionProps {
  viewMode: ViewMode
  label: string
  icon: IconNode
}

function Section({ viewMode, label, icon }: SectionProps) {
  const path = `/${viewMode}`
  const [current] = useRoute(path)
  return (
    <Link href={path} aria-current={current ? 'page' : undefined}>
      <Icon icon={icon} />
      <span>{label}</span>
    </Link>
  )
}
