import {
  type ComponentProps,
  type MouseEvent,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useDocumentEvent } from './hooks.ts'
import { endMessage, lastAnnouncement, type Message, messages, undo } from './messages.ts'
import { isForPage, keyNameOf } from './shortcuts.ts'
import { useStore } from './store.ts'
import { SurfaceContext, useIsFront } from './surface.ts'

/** A surface's line, there from the start: screen readers ignore a `role="status"` that comes with its text. */
export function MessageLine() {
  const surface = use(SurfaceContext)
  const isFront = useIsFront()
  const all = useStore(messages)
  const announcement = useStore(lastAnnouncement)
  const [pointed, setPointed] = useState<Message>()
  const [focused, setFocused] = useState<Message>()
  // What was undone is gone before pointer and focus leave it.
  const isPaused = !isFront || all.some((each) => each === pointed || each === focused)
  const line = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<Element>(null)

  // In a field Control+Z undoes typing.
  useDocumentEvent('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || keyNameOf(event) !== 'z' || !isFront || !isForPage(event)) return
    event.preventDefault()
    const newest = all.findLast((message) => message.undo)
    if (newest) void undo(newest)
  })

  function pressUndo(message: Message, press: MouseEvent) {
    // By key: the focus goes back to where it was.
    const before = press.detail === 0 && focusedBefore.current
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    void undo(message)
  }

  return (
    // It has all messages also behind a dialog: what came back with the surface would be announced again.
    <div
      ref={line}
      className="ui-screen-only ui-messages"
      role="status"
      aria-atomic="false"
      inert={!isFront}
    >
      {announcement.text && announcement.surfaceId === surface.id && (
        <p key={announcement.id} className="ui-visually-hidden">
          {announcement.text}
        </p>
      )}
      {all.map((message) => (
        <MessageBox
          key={message.id}
          message={message}
          isPaused={isPaused}
          onUndo={(press) => pressUndo(message, press)}
          onPointerEnter={() => setPointed(message)}
          onPointerLeave={() => setPointed(undefined)}
          onFocus={({ relatedTarget }) => {
            setFocused(message)
            if (!line.current?.contains(relatedTarget)) focusedBefore.current = relatedTarget
          }}
          onBlur={() => setFocused(undefined)}
        />
      ))}
    </div>
  )
}

interface MessageBoxProps extends ComponentProps<'div'> {
  message: Message
  isPaused: boolean
  onUndo: (press: MouseEvent) => void
}

function MessageBox({ message, isPaused, onUndo, ...handlers }: MessageBoxProps) {
  const { title, sentence, undo: hasUndo, seconds = hasUndo ? 20 : 5 } = message
  const end = useEffectEvent(() => endMessage(message))
  useEffect(() => {
    if (isPaused || seconds === Infinity) return undefined
    const timer = setTimeout(end, seconds * 1000)
    return () => clearTimeout(timer)
  }, [isPaused, seconds])

  return (
    <div {...handlers} className="ui-message">
      <p>
        {title && <b dir="auto">{title}</b>}
        <span dir="auto">{sentence}</span>
      </p>
      {hasUndo && (
        <button
          type="button"
          className="ui-quiet-button"
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
        >
          Undo
        </button>
      )}
    </div>
  )
}
