import { type ComponentType, useState } from 'react'
import type { OpenDialogProps } from './OpenDialog.tsx'

/** Loads the dialogs of By Date; fails where they can't be loaded. */
export type LoadDialogs = () => Promise<{ OpenDialog: ComponentType<OpenDialogProps> }>

interface Loaded {
  open: OpenDialogProps['open']
  OpenDialog: ComponentType<OpenDialogProps>
}

/** The open dialog, loaded when it is first opened; 'failed' if that failed. */
export function useDialog(load: LoadDialogs) {
  const [dialog, setDialog] = useState<Loaded | 'failed'>()

  async function open(which: OpenDialogProps['open']) {
    setDialog(undefined)
    try {
      const { OpenDialog } = await load()
      setDialog({ open: which, OpenDialog })
    } catch {
      setDialog('failed')
    }
  }

  return {
    dialog: dialog === 'failed' ? undefined : dialog,
    hasFailed: dialog === 'failed',
    openEntry: () => void open('entry'),
    openShortcuts: () => void open('shortcuts'),
    close: () => setDialog(undefined),
  }
}
