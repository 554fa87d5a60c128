import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { claimFocus, pauseTimer, recentRemovals, type Removal, resumeTimer, undo } from './undo.ts'
import styles from './UndoToast.module.css'

const sentenceEnds: Record<Removal['state'], string> = {
  removed: 'was removed.',
  restored: 'is back.',
  elsewhere: 'was removed in another tab.',
}

/** A line for each bookmark removed just now, with the way back. */
export function UndoToast() {
  const removals = useSyncExternalStore(recentRemovals.subscribe, recentRemovals.getSnapshot)
  const last = removals.findLast((removal) => removal.state === 'removed')
  useUndoKey(() => last && void undo(last).catch(alertFailure))

  return (
    // Each line is news by itself; those before it are not read again.
    <div className={styles.toasts} role="status" aria-atomic="false">
      {removals.map((removal) => (
        <Toast key={removal.id} removal={removal} />
      ))}
    </div>
  )
}

function Toast({ removal }: { removal: Removal }) {
  const { id, title, state } = removal
  useEffect(
    () => () => {
      // A line that goes with its screen is told of neither.
      resumeTimer(id, 'focus')
      resumeTimer(id, 'pointer')
    },
    [id],
  )

  // The button's turn is before its line's, which has the focus where there is no button.
  function takeFocus(element: HTMLElement | null) {
    if (element && claimFocus(id)) element.focus()
  }

  return (
    <div
      ref={takeFocus}
      className={styles.toast}
      tabIndex={-1}
      onFocus={() => pauseTimer(id, 'focus')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) resumeTimer(id, 'focus')
      }}
      onPointerEnter={() => pauseTimer(id, 'pointer')}
      onPointerLeave={() => resumeTimer(id, 'pointer')}
    >
      <p>
        “{title}” {sentenceEnds[state]}
      </p>
      {state === 'removed' && (
        <button
          ref={takeFocus}
          type="button"
          className="quiet-button"
          aria-keyshortcuts="Control+Z"
          onClick={({ currentTarget: button }) => {
            // The button goes; its line keeps the focus.
            button.parentElement?.focus()
            void undo(removal).catch(alertFailure)
          }}
        >
          Undo
        </button>
      )}
    </div>
  )
}

/** Control and Z, as everywhere; in a field they are the field's. */
function useUndoKey(onUndo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (key.toLowerCase() !== 'z' || document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest('input, textarea')) return
    event.preventDefault()
    onUndo()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
