import { Calendar, Heart, type IconNode, Info } from 'lucide'
import { bookmarksPath, byDatePath } from '../navigation/path-of.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './SideNavigation.module.css'

interface SideNavigationProps {
  /** The section that is shown, by its label. */
  current: string | undefined
  onAbout: () => void
}

const sections: { label: string; path: string; icon: IconNode }[] = [
  { label: 'By Date', path: byDatePath, icon: Calendar },
  { label: 'Bookmarks', path: bookmarksPath, icon: Heart },
]

/** The navigation between the sections, with About at its end. */
export function SideNavigation({ current, onAbout }: SideNavigationProps) {
  return (
    <nav className={`ui-screen-only ${styles.navigation}`} aria-label="Screens">
      {sections.map(({ label, path, icon }) => (
        <a
          key={path}
          className="ui-quiet-button"
          href={path}
          aria-current={label === current ? 'page' : undefined}
        >
          <Icon icon={icon} />
          <span>{label}</span>
        </a>
      ))}
      <button type="button" className="ui-quiet-button" aria-haspopup="dialog" onClick={onAbout}>
        <Icon icon={Info} />
        <span>About</span>
      </button>
    </nav>
  )
}
