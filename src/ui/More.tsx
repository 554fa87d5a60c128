import { Ellipsis } from 'lucide'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './More.module.css'

interface MoreProps {
  /** Its icon alone is seen. */
  isRound?: boolean
  children: ReactNode
}

/** A button, and further ones in a popover, which a press on one of them closes. */
export function More({ isRound = false, children }: MoreProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  /** Only while it is open. */
  const [position, setPosition] = useState<ReturnType<typeof positionBeside>>()

  /** The browser closes the popover then; a dialog around it stays open. */
  function keepEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && position) event.stopPropagation()
  }

  return (
    // Only passes the key on to the browser.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="screen-only" onKeyDown={keepEscape}>
      <button
        ref={button}
        type="button"
        className={isRound ? 'icon-button' : 'quiet-button'}
        popoverTarget={id}
      >
        <Icon icon={Ellipsis} />
        <span className={isRound ? 'visually-hidden' : undefined}>More</span>
      </button>
      {/* Its buttons are pressed by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        className={`popup ${styles.more}`}
        style={position}
        onBeforeToggle={({ newState }) =>
          setPosition(newState === 'open' ? positionBeside(button.current) : undefined)
        }
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </div>
  )
}

/** The position below or above a button, where there is more room. WebKit hangs with an anchor in CSS. */
function positionBeside(button: Element | null) {
  const { top = 0, bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {}
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = top + bottom < clientHeight
  return {
    right: clientWidth - right,
    ...(isBelow ? { top: bottom } : { bottom: clientHeight - top }),
  }
}
