import { use, useRef } from 'react'
import { useStore } from 'zustand'
import { breakpoints } from './breakpoints.ts'
import { DialogContext, useIsFront } from './front-dialog.ts'
import { useIsPageHidden, useMediaQuery } from './hooks.ts'
import { latestAnnouncement, messages, dismissMessage, runUndo } from './messages.ts'
import { Timer } from './Timer.tsx'
import styles from './MessageList.module.css'

/** In the page and in each dialog, because a modal dialog makes what is outside it inert. */
export function MessageList() {
  const { id: dialogId } = use(DialogContext)
  const isFront = useIsFront()
  const shown = useStore(messages).slice(useMediaQuery(breakpoints.short) ? -1 : -3)
  const announcement = useStore(latestAnnouncement)
  const list = useRef<HTMLDivElement>(null)
  const isHidden = useIsPageHidden()

  return (
    // Always mounted: a region that comes with its text isn't announced, or is announced again.
    <div
      ref={list}
      className={`ui-no-print ${styles.list}`}
      role="status"
      aria-atomic="false"
      inert={!isFront}
    >
      {announcement.text && announcement.dialogId === dialogId && (
        <p key={announcement.id} className="ui-visually-hidden">
          {announcement.text}
        </p>
      )}
      {shown.map((message) => (
        <div key={message.id} className={`ui-notice ${styles.message}`}>
          <Timer
            seconds={message.seconds}
            isRunning={isFront && !isHidden}
            onElapsed={() => {
              if (!isPointedAtOrFocused(list.current)) dismissMessage(message.id)
            }}
          />
          <p>
            {message.title && <b className="ui-clamped">{message.title}</b>}{' '}
            <span dir="auto">{message.text}</span>
          </p>
          {message.undo && (
            <button
              type="button"
              className="ui-button ui-outlined"
              onClick={() => void runUndo(message)}
            >
              Undo
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

function isPointedAtOrFocused(list: HTMLElement | null) {
  // After a tap, `:hover` still matches the place that was tapped.
  const canHover = matchMedia('(hover: hover)').matches
  return list?.matches(canHover ? ':hover, :focus-within' : ':focus-within')
}
