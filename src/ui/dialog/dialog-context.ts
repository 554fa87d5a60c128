import { createContext, useContext } from 'react'

/** The dialog that nothing covers, asked when a key is pressed or a finger put down; undefined if none is open. */
export function frontDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
}

/** The dialog that a component is in, or the page, which can't be closed. */
export const DialogContext = createContext({ close: () => {}, isFront: () => !frontDialog() })

export function useDialog() {
  return useContext(DialogContext)
}
