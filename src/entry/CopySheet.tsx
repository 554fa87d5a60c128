import { useEffect, useRef } from 'react'
import { Dialog, DialogFoot } from '../ui/Dialog.tsx'
import { useFocusWhen } from '../ui/hooks.ts'
import { useStore } from '../ui/store.ts'
import { uncopied } from './clipboard.ts'

export function CopySheet() {
  const field = useRef<HTMLTextAreaElement>(null)
  const shown = useStore(uncopied)
  useFocusWhen(field, shown !== undefined)
  // The page gives it another key where its address changes.
  useEffect(() => () => uncopied.set(undefined), [])
  if (!shown) return null
  return (
    <Dialog kind="sheet" aria-label="Copy by hand" onClose={() => uncopied.set(undefined)}>
      <label className="ui-stack">
        <span>{`Your browser did not let this page copy the ${shown.what}. Copy it by hand:`}</span>
        <textarea
          ref={field}
          className="ui-field"
          rows={8}
          readOnly
          value={shown.text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <DialogFoot />
    </Dialog>
  )
}
