import type { PictureSource } from '../apod/picture-sources.ts'
import { Picture } from './Picture.tsx'
import { usePicture } from './use-picture.ts'

interface TilePictureProps {
  /** The day or bookmark, which is also the `key`, so that nothing of another one stays. */
  subject: string
  file: PictureSource | undefined
  fileInMemory?: PictureSource | undefined
  alt?: string
  className?: string | undefined
  sizes?: string | undefined
  onError: () => void
}

export function TilePicture(props: TilePictureProps) {
  const { subject, file, fileInMemory, alt = '', className, sizes, onError } = props
  const picture = usePicture({ subject, file, fileInMemory, alt, onError })
  return <Picture picture={picture} fit="cover" className={className} sizes={sizes} hasTransition />
}
