import type { ReactNode } from 'react'
import { close } from '../../navigation/layers.ts'
import { createLaterPart } from '../../ui/later-part.tsx'
import { MissingDialog } from '../../ui/LoadFailure.tsx'
import type { ViewerProps } from './Viewer.tsx'

/** The viewer, with its library: to be rendered in a Suspense. */
export const Viewer = createLaterPart(async () => (await import('./Viewer.tsx')).Viewer, {
  isRest: false,
  Place: MissingViewer,
})

/** Loads it, for it is soon needed. A failure is said in its place. */
export function fetchViewer() {
  Viewer.fetch().catch(() => {})
}

function MissingViewer({ layer, children }: Pick<ViewerProps, 'layer'> & { children: ReactNode }) {
  return <MissingDialog onClose={() => close(layer)}>{children}</MissingDialog>
}
