import { X } from 'lucide-react'
import { type ComponentProps, use, useId, useMemo } from 'react'
import { DialogContext, showModal } from './front-dialog.ts'
import { MessageList } from './MessageList.tsx'
import { useEscape } from './shortcuts.ts'
import styles from './Dialog.module.css'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'id' | 'open' | 'ref' | 'onClose'> {
  /** A sheet is small, and a click outside closes it. The others fill the window. */
  kind: 'sheet' | 'entry' | 'viewer' | 'slideshow'
  /** May be called more than once. */
  onClose: () => void
}

export function Dialog({ kind, onClose, className = '', children, ...rest }: DialogProps) {
  const id = useId()
  const dialog = useMemo(() => ({ id, close: onClose }), [id, onClose])
  const isSheet = kind === 'sheet'
  const isLightbox = kind === 'viewer' || kind === 'slideshow'
  useEscape(id, onClose)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      {...rest}
      id={id}
      ref={showModal}
      className={`${styles.dialog} ${isSheet ? styles.small : styles.large} ${className}`}
      data-kind={kind}
      // Otherwise Android's Back would close the dialog instead of going back in the history.
      closedby={isSheet ? undefined : 'none'}
      onMouseDown={({ target, currentTarget, detail }) => {
        // A sheet's padding is on its child, so only a press outside has the sheet as its target.
        // The second press of a double click may have opened it.
        if (isSheet && target === currentTarget && detail === 1) onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // `close` fires late, when strict mode may have reopened the dialog or React may have removed it.
        if (target === currentTarget && !currentTarget.open && currentTarget.isConnected) onClose()
      }}
    >
      <DialogContext value={dialog}>
        {isLightbox ? children : <div className="ui-stack">{children}</div>}
        {/* A lightbox renders its own, inside the element that can be in full screen. */}
        {!isLightbox && <MessageList />}
      </DialogContext>
    </dialog>
  )
}

export function CloseButton() {
  const { close } = use(DialogContext)
  return (
    <button type="button" className="ui-round-button" title="Close" onClick={close}>
      <X />
    </button>
  )
}
