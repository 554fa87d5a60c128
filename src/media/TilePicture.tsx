import type { PictureSource } from '../apod/picture-sources.ts'

interface TilePictureProps {
  file: PictureSource
  alt?: string
  className?: string | undefined
  sizes: string
  onError: () => void
}

export function TilePicture(props: TilePictureProps) {
  const { file, alt = '', className = '', sizes, onError } = props
  return (
    <img
      className={`ui-fill ${className}`}
      data-moves="picture"
      alt={alt}
      // These must precede `srcSet` and `src`, which start the request.
      loading="lazy"
      sizes={sizes}
      srcSet={file.srcset}
      src={file.url}
      onError={onError}
    />
  )
}
