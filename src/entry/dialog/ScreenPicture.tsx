import { Monitor } from 'lucide'
import type { PictureMedia } from '../../apod/media.ts'
import { screenPictureUrl } from '../../apod/screen-picture.ts'
import { Icon } from '../../ui/Icon.tsx'

interface ScreenPictureProps {
  picture: PictureMedia
  /** Of the picture's entry. */
  date: string
}

/** A link to the picture cropped to this screen, where NASA can crop it. */
export function ScreenPicture({ picture, date }: ScreenPictureProps) {
  const width = Math.round(screen.width * devicePixelRatio)
  const height = Math.round(screen.height * devicePixelRatio)
  const url = screenPictureUrl(picture, date, { width, height })
  return (
    url && (
      <a
        className="quiet-button"
        href={url}
        target="_blank"
        rel="noreferrer"
        title={`${width} × ${height}`}
      >
        <Icon icon={Monitor} />
        <span>As wallpaper</span>
      </a>
    )
  )
}
