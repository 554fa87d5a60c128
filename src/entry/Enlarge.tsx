import { Maximize2 } from 'lucide-react'
import { lazy, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { fullSizeAddress } from '../apod/full-size.ts'
import { titleOf } from '../apod/words.ts'
import { OnDemand } from '../ui/OnDemand.tsx'

const CloserLook = lazy(async () => ({ default: (await import('./CloserLook.tsx')).CloserLook }))

interface EnlargeProps {
  entry: Entry
  /** The picture that is shown. */
  address: string
}

/** Opens the closer look at a picture. */
export function Enlarge({ entry, address }: EnlargeProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Maximize2 aria-hidden />
        Enlarge
      </button>
      {open && (
        <OnDemand>
          <CloserLook
            title={titleOf(entry)}
            shown={address}
            full={fullSizeAddress(entry, address)}
            onClose={() => setOpen(false)}
          />
        </OnDemand>
      )}
    </>
  )
}
