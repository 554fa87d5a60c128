import { createContext, useContext, useSyncExternalStore } from 'react'
import { frontDialog, openDialogs } from './open-dialogs.ts'

/** What a component may know of the dialog that it is in. */
export interface DialogAccess {
  /** Closes the dialog; its picture moves back to where it came from. */
  close: () => void
  /** Whether nothing covers it, asked when a key is pressed or a finger put down. */
  isFront: () => boolean
}

/** Outside of any dialog: the page, which can't be closed. */
const page: DialogAccess = { close: () => {}, isFront: () => !frontDialog() }

export const DialogContext = createContext(page)

/** The dialog that the component is in, or the page. */
export function useDialog(): DialogAccess {
  return useContext(DialogContext)
}

/** Whether nothing covers what the component is in. */
export function useIsFront(): boolean {
  return useSyncExternalStore(openDialogs.subscribe, useDialog().isFront)
}
