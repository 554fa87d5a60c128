import { type ComponentType, useState } from 'react'
import type { LoadLater } from './load-later.ts'
import type { OpenDialogProps } from './OpenDialog.tsx'

interface Loaded {
  open: OpenDialogProps['open']
  OpenDialog: ComponentType<OpenDialogProps>
}

/** The open dialog, loaded when it is first opened, and whether that failed. */
export function useDialog(load: LoadLater) {
  const [dialog, setDialog] = useState<Loaded | 'failed'>()

  async function open(which: OpenDialogProps['open']) {
    setDialog(undefined)
    const focused = document.activeElement
    try {
      const { OpenDialog } = await load()
      // Not over something else that the visitor has turned to; on another day it still opens.
      if (!focused?.isConnected || document.activeElement === focused)
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
