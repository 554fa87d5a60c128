import { Calendar, Heart, type IconNode } from 'lucide'
import { Link } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import styles from './SideNavigation.module.css'

/**
 * The navigation between the screens.
 * @param shown the name of the screen that is shown, if it has one
 */
export function SideNavigation({ shown }: { shown: string | undefined }) {
  return (
    <nav className={`screen-only ${styles.navigation}`} aria-label="Screens">
      <Section path="/dateview" label="By Date" icon={Calendar} shown={shown} />
      <Section path="/bookmarks" label="Bookmarks" icon={Heart} shown={shown} />
    </nav>
  )
}

interface SectionProps {
  path: string
  label: string
  icon: IconNode
  shown: string | undefined
}

function Section({ path, label, icon, shown }: SectionProps) {
  return (
    <Link className="quiet-button" href={path} aria-current={label === shown ? 'page' : undefined}>
      <Icon icon={icon} />
      <span>{label}</span>
    </Link>
  )
}
