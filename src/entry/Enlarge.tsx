import { Maximize2 } from 'lucide'
import { lazy, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { OnDemand } from '../ui/OnDemand.tsx'
import { Icon } from '../ui/Icon.tsx'

const CloserLook = lazy(async () => ({ default: (await import('./CloserLook.tsx')).CloserLook }))

/** Opens the closer look at an entry's picture, if it has one. */
export function Enlarge({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false)
  const media = mediaOf(entry)
  if (media.kind !== 'picture') return null
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
