import { Maximize2 } from 'lucide'
import { lazy, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { OnDemand } from '../ui/OnDemand.tsx'
import { Icon } from '../ui/Icon.tsx'

const CloserLook = lazy(async () => ({ default: (await import('./CloserLook.tsx')).CloserLook }))

interface EnlargeProps {
  entry: Entry
  /** The picture could not be loaded. */
  failed: boolean
}

/** Opens the closer look at an entry's picture, if it has one. */
export function Enlarge({ entry, failed }: EnlargeProps) {
  const [open, setOpen] = useState(false)
  const media = mediaOf(entry)
  // An open look says itself what failed.
  if (media.kind !== 'picture' || (failed && !open)) return null
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon icon={Maximize2} />
        Enlarge
      </button>
      {open && (
        <OnDemand>
          <CloserLook entry={entry} address={media.address} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
