import { Calendar, Heart, type IconNode, Info } from 'lucide'
import { bookmarksPath, byDatePath } from '../navigation/path-of.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './SideNavigation.module.css'

interface SideNavigationProps {
  shown: string | undefined
  onAbout: () => void
}

/** The navigation between the screens, with About at its end. */
export function SideNavigation({ shown, onAbout }: SideNavigationProps) {
  return (
    <nav className={`ui-screen-only ${styles.navigation}`} aria-label="Screens">
      <SectionLink path={byDatePath} label="By Date" icon={Calendar} shown={shown} />
      <SectionLink path={bookmarksPath} label="Bookmarks" icon={Heart} shown={shown} />
      <button type="button" className="ui-quiet-button" aria-haspopup="dialog" onClick={onAbout}>
        <Icon icon={Info} />
        <span>About</span>
      </button>
    </nav>
  )
}

interface SectionProps {
  path: string
  label: string
  icon: IconNode
  shown: string | undefined
}

function SectionLink({ path, label, icon, shown }: SectionProps) {
  return (
    <a className="ui-quiet-button" href={path} aria-current={label === shown ? 'page' : undefined}>
      <Icon icon={icon} />
      <span>{label}</span>
    </a>
  )
}
