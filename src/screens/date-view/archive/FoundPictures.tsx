import { Link } from 'wouter'
import { Announcement } from '../../../ui/Announcement.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { FailureNotice } from '../FailureNotice.tsx'
import type { BackLink } from './FoundHead.tsx'
import styles from './FoundPictures.module.css'
import { dayInWords, ListedTile } from './ListedTile.tsx'
import { useFound } from './use-found.ts'

interface FoundPicturesProps {
  words: string
  /** Whether the address had more words. */
  isCut: boolean
  /** The date that was shown before, if any. */
  shownDay: string | undefined
  /** Its tile takes the focus. */
  isTileWanted: boolean
  onOpen: () => void
  onFocus: () => void
  back: BackLink
}

/** What a search of the archive found, page by page, best match first. */
export function FoundPictures(props: FoundPicturesProps) {
  const { words, isCut, shownDay, isTileWanted, onOpen, onFocus, back } = props
  const { pictures, isEnd, isNone, isLoading, error, showMore, tryAgain } = useFound(words)
  return (
    <>
      {isCut && (
        <p className="notice">A search has 200 characters at most. The rest was left out.</p>
      )}
      {isNone && (
        <div className="lone">
          <p role="alert">{`No pictures found for “${words}”.`}</p>
          <p>Try fewer words, or one of them alone.</p>
          <Link className="button" href={back.href}>{`Back to ${back.words}`}</Link>
        </div>
      )}
      <Announcement>
        {pictures.length > 0 ? `${pictures.length} pictures are shown.` : ''}
      </Announcement>
      <ul
        className={styles.list}
        // Safari does not expose a list without bullets.
        role="list"
      >
        {pictures.map((listed) => (
          <li key={listed.day}>
            <ListedTile
              listed={listed}
              isShownDay={listed.day === shownDay}
              takesFocus={isTileWanted && listed.day === shownDay}
              onOpen={onOpen}
              onFocus={onFocus}
              sizes={pictureSizes}
            >
              {(heart) => (
                <>
                  <span className={styles.heart}>{heart}</span>
                  <span className={styles.words}>
                    <span className={`clamped ${styles.title}`}>{listed.title}</span>
                    <span className={styles.day}>{dayInWords(listed.day, 'long')}</span>
                  </span>
                </>
              )}
            </ListedTile>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <FailureNotice error={error} isTryingAgain={isLoading} onTryAgain={tryAgain} />
      )}
      {pictures.length === 0 && isLoading && error === undefined && <Loading />}
      {pictures.length > 0 && !isEnd && error === undefined && (
        <button
          type="button"
          className={`button outlined ${styles.more}`}
          aria-disabled={isLoading}
          onClick={() => isLoading || showMore()}
        >
          {isLoading ? 'Loading…' : 'More'}
        </button>
      )}
      {isEnd && !isNone && <p className={styles.end}>These are all of them.</p>}
    </>
  )
}

const pictureSizes = '(width < 40rem) 50vw, 24rem'
