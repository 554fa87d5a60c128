import type { ComponentType } from 'react'
import type { OpenDialogProps } from './OpenDialog.tsx'
import type { swipe } from './swipe.ts'

/**
 * Loads the parts of By Date that a first picture does without; fails where they can't be loaded.
 * @param isAsked whether the visitor asked for them
 */
export type LoadLater = (
  isAsked?: boolean,
) => Promise<{ OpenDialog: ComponentType<OpenDialogProps>; swipe: typeof swipe }>
