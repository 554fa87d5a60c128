import type { MouseEvent, ReactNode, RefObject } from 'react'
import { titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'

interface OpenableArticleProps {
  date: string
  titleId: string
  titleRef: RefObject<HTMLButtonElement | null>
  className?: string | undefined
  onOpen: (() => void) | undefined
  children: ReactNode
}

/** An article that opens when it is clicked anywhere but on its controls or selected text. */
export function OpenableArticle(props: OpenableArticleProps) {
  const { date, titleId, titleRef, className, onOpen, children } = props

  function handleClick({ target }: MouseEvent) {
    if (!onOpen) return
    const opener = titleRef.current
    const control = target instanceof Element ? target.closest('button, a, video, iframe') : null
    // A selection made with the mouse also ends in a click.
    const isSelecting = getSelection()?.isCollapsed === false
    if (control ? control !== opener : isSelecting) return
    // When the dialog closes, the title gets the focus back.
    opener?.focus({ preventScroll: true })
    onOpen()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article className={className} data-date={date} aria-labelledby={titleId} onClick={handleClick}>
      {children}
    </article>
  )
}

interface TitleButtonProps {
  titleRef: RefObject<HTMLButtonElement | null>
  entry: Entry
}

export function TitleButton({ titleRef, entry }: TitleButtonProps) {
  return (
    <button ref={titleRef} type="button" aria-haspopup="dialog">
      <span className="ui-clamped">{titleOf(entry)}</span>
    </button>
  )
}
