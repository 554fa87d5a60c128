import { useMutation } from '@tanstack/react-query'
import { CircleX, Play } from 'lucide-react'
import { memo, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatDate } from '../../apod/calendar.ts'
import { altOf, titleOf } from '../../apod/entry-text.ts'
import { isPlayable } from '../../apod/media.ts'
import type { Bookmark, BookmarkKey } from '../../bookmarks/bookmark.ts'
import { bookmarkRemoval } from '../../bookmarks/removal.ts'
import { OpenableArticle, TitleButton } from '../../entry/OpenableArticle.tsx'
import { MediaOrNotice } from '../../media/EntryMedia.tsx'
import { useMediaFiles } from '../../media/files.ts'
import { Playable } from '../../media/Playable.tsx'
import { TilePicture } from '../../media/TilePicture.tsx'
import { dayPathOf } from '../../navigation/address.ts'
import { openLayer } from '../../navigation/layers.ts'
import { updateVisit } from '../../navigation/visits.ts'
import { truncate } from '../../text/plain-text.ts'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useIsCovered } from '../../ui/front-dialog.ts'
import { useIsPrinting } from '../../ui/hooks.ts'
import { ListEnd } from '../../ui/ListEnd.tsx'
import { ignoreHeldKey } from '../../ui/shortcuts.ts'
import type { BookmarkList } from './bookmark-list.ts'
import tile from '../../ui/Tile.module.css'
import styles from './BookmarkGrid.module.css'

const sizes = `${breakpoints.phone} 85vw, 30rem`

export function BookmarkGrid({ list }: { list: BookmarkList }) {
  const { all, found, tileCount } = list
  const [playingKey, setPlayingKey] = useState<BookmarkKey>()
  const canPlay = !useIsCovered() && found.some(({ key }) => key === playingKey)
  if (playingKey !== undefined && !canPlay) setPlayingKey(undefined)
  const hasFew = all.length > 1 && all.length < 5
  const gridRef = useReturnToTile(list)
  const isPrinting = useIsPrinting()

  return (
    <>
      <ul
        role="list"
        ref={gridRef}
        // Two in a row, even while a search finds one.
        className={`${tile.flush} ${tile.grid} ${styles.grid} ${hasFew ? styles.few : ''}`}
        hidden={found.length === 0}
      >
        {found.slice(0, isPrinting ? found.length : tileCount).map((bookmark, index) => (
          <li key={bookmark.key} aria-setsize={found.length} aria-posinset={index + 1}>
            <BookmarkTile
              bookmark={bookmark}
              isPlaying={bookmark.key === playingKey}
              onPlay={setPlayingKey}
            />
          </li>
        ))}
      </ul>
      {tileCount < found.length && <ListEnd onReached={list.showMore} />}
    </>
  )
}

/** Scrolls to the open bookmark's tile. Once the dialog closes, focuses it, or what took its place. */
function useReturnToTile({ openIndex, found, tileCount }: BookmarkList) {
  const grid = useRef<HTMLUListElement>(null)
  const lastOpenIndex = useRef(-1)
  useLayoutEffect(() => {
    const isClosed = openIndex < 0
    const index = isClosed ? Math.min(lastOpenIndex.current, found.length - 1) : openIndex
    // Only now, because nobody sees the tiles below a dialog.
    if (isClosed && index >= tileCount) return updateVisit({ tileCount: index + 1 })
    const item = grid.current?.children[index]
    if (lastOpenIndex.current >= 0) item?.scrollIntoView({ block: 'nearest' })
    if (isClosed) item?.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true })
    lastOpenIndex.current = openIndex
  }, [openIndex, found.length, tileCount])
  return grid
}

interface BookmarkTileProps {
  bookmark: Bookmark
  isPlaying: boolean
  onPlay: (key: BookmarkKey) => void
}

const BookmarkTile = memo(function BookmarkTile(props: BookmarkTileProps) {
  const { bookmark, isPlaying, onPlay } = props
  const { key, entry, note } = bookmark
  const titleId = useId()
  const titleRef = useRef<HTMLButtonElement>(null)
  const { mutate: remove } = useMutation(bookmarkRemoval)
  const files = useMediaFiles(entry, { isTile: true })
  const { media, file, handleError } = files

  return (
    <OpenableArticle
      date={String(key)}
      titleId={titleId}
      titleRef={titleRef}
      className={tile.tile}
      onOpen={() => openLayer('entry', String(key))}
    >
      <div className={tile.media}>
        <MediaOrNotice entry={entry} files={files} lookUpPath={dayPathOf(entry.date)} isTile>
          {media.kind === 'picture' && file && (
            <TilePicture file={file} alt={altOf(entry)} sizes={sizes} onError={handleError} />
          )}
          {isPlayable(media) && isPlaying && (
            <Playable autoPlay entry={entry} media={media} fit="cover" onError={handleError} />
          )}
          {isPlayable(media) && !isPlaying && (
            <>
              {media.poster && <img className="ui-fill" alt="" loading="lazy" src={media.poster} />}
              <button
                type="button"
                className="ui-on-media ui-round-button"
                title={`Play ${titleOf(entry)}`}
                onClick={() => onPlay(key)}
              >
                <Play />
              </button>
            </>
          )}
        </MediaOrNotice>
      </div>
      <div className={tile.text}>
        <p>
          <time dateTime={entry.date}>{formatDate(entry.date, 'medium')}</time>
        </p>
        <h2 id={titleId} className={tile.title}>
          <TitleButton titleRef={titleRef} entry={entry} />
        </h2>
        {note && (
          <p className={`ui-clamped ${styles.note}`} dir="auto">
            <span className="ui-visually-hidden">Note: </span>
            <span translate="no">{truncate(note, 100)}</span>
          </p>
        )}
      </div>
      <button
        ref={focusNextAfterRemoval}
        type="button"
        name="remove"
        className={`ui-icon-button ${styles.remove}`}
        title="Remove bookmark"
        aria-describedby={titleId}
        // A double click's second click would remove the next bookmark, which has come under the pointer.
        onClick={({ detail }) => detail < 2 && remove(key)}
        onKeyDown={ignoreHeldKey}
      >
        <CircleX strokeWidth={1.5} />
      </button>
    </OpenableArticle>
  )
})

/** A ref callback, whose cleanup runs when the tile is removed. */
function focusNextAfterRemoval(button: HTMLElement | null) {
  return () => {
    const item = document.activeElement === button ? button?.closest('li') : undefined
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    next?.querySelector<HTMLElement>('[name=remove]')?.focus({ preventScroll: true })
  }
}
