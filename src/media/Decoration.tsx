import { useMediaQuery } from '../ui/hooks.ts'
import { useFileLoad } from '../ui/network.ts'

/** A picture that only decorates. One that fails is gone until the network comes back. */
export function Decoration({ src, className }: { src: string; className: string }) {
  const { status, handleError } = useFileLoad([src])
  const isOnPaper = useMediaQuery('print')
  if (status === 'failed') return null
  // A lazy picture doesn't load where style sheets hide it.
  return (
    <img
      className={className}
      src={src}
      alt=""
      loading={isOnPaper ? 'eager' : 'lazy'}
      onError={handleError}
    />
  )
}
