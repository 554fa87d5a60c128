import type { MouseEvent, ReactNode } from 'react'
import { titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'

interface OpenableArticleProps {
  date: string
  titleId: string
  className?: string | undefined
  onOpen: (() => void) | undefined
  children: ReactNode
}

/** An article that opens when it is clicked anywhere but on its controls or selected text. */
export function OpenableArticle(props: OpenableArticleProps) {
  const { date, titleId, className, onOpen, children } = props

  function handleClick({ target }: MouseEvent) {
    const control = target instanceof Element ? target.closest('button, a, video, iframe') : null
    // A selection made with the mouse also ends in a click.
    const isSelecting = getSelection()?.isCollapsed === false
    if (!control && !isSelecting) onOpen?.()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article className={className} data-date={date} aria-labelledby={titleId} onClick={handleClick}>
      {children}
    </article>
  )
}

interface TitleButtonProps {
  id: string
  entry: Entry
  onOpen: () => void
}

/** Has the focus once the dialog that it opens is closed. */
export function TitleButton({ id, entry, onOpen }: TitleButtonProps) {
  return (
    <button id={id} type="button" aria-haspopup="dialog" onClick={onOpen}>
      <span className="ui-clamped">{titleOf(entry)}</span>
    </button>
  )
}
