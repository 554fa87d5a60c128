import { Calendar, Heart, type IconNode } from 'lucide'
import { Link, useRoute } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import styles from './SideNavigation.module.css'

/** The navigation between the screens. */
export function SideNavigation() {
  return (
    <nav className={`screen-only ${styles.navigation}`} aria-label="Screens">
      <Section path="/dateview" label="By Date" icon={Calendar} />
      <Section path="/bookmarks" label="Bookmarks" icon={Heart} />
    </nav>
  )
}

interface SectionProps {
  path: string
  label: string
  icon: IconNode
}

function Section({ path, label, icon }: SectionProps) {
  const [current] = useRoute(path)
  return (
    <Link href={path} aria-current={current ? 'page' : undefined}>
      <Icon icon={icon} />
      <span>{label}</span>
    </Link>
  )
}
