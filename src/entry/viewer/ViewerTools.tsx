import { Expand, Minus, Pause, Plus, Shrink, X } from 'lucide'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ImageViewer.module.css'
import { zoom } from './transform.ts'
import type { useFullScreen } from './use-full-screen.ts'
import type { PanZoom } from './use-pan-zoom.ts'

interface ViewerToolsProps {
  panZoom: PanZoom
  fullScreen: ReturnType<typeof useFullScreen>
}

const zooms = [
  { label: 'Zoom in', icon: Plus, factor: 1.5 },
  { label: 'Zoom out', icon: Minus, factor: 1 / 1.5 },
]

/** The buttons over the picture. */
export function ViewerTools({ panZoom, fullScreen }: ViewerToolsProps) {
  const { transform, motion, change, stop } = panZoom
  return (
    <form method="dialog" className={styles.tools}>
      <output className={styles.scale}>{`${Math.round(transform.scale * 100)} %`}</output>
      {motion === 'glide' && (
        <button type="button" className="icon-button" aria-label="Stop gliding" onClick={stop}>
          <Icon icon={Pause} />
        </button>
      )}
      {zooms.map(({ label, icon, factor }) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          aria-label={label}
          onClick={() => change((before) => zoom(before, factor))}
        >
          <Icon icon={icon} />
        </button>
      ))}
      {fullScreen.toggle && (
        <button
          type="button"
          className="icon-button"
          aria-label="Full screen"
          aria-pressed={fullScreen.isOn}
          onClick={fullScreen.toggle}
        >
          <Icon icon={fullScreen.isOn ? Shrink : Expand} />
        </button>
      )}
      <button type="submit" className="icon-button" aria-label="Close">
        <Icon icon={X} />
      </button>
    </form>
  )
}
