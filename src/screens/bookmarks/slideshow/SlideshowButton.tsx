import { Presentation } from 'lucide'
import { useEffect, useState } from 'react'
import { type Entry, isPlaceholder, readStoredEntry } from '../../../apod/entry.ts'
import { mediaOf } from '../../../apod/media.ts'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { readRecords } from '../../../bookmarks/actions.ts'
import type { Key } from '../../../bookmarks/key.ts'
import { Slideshow } from '../../../entry/viewer/Slideshow.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** Records per transaction: few enough not to delay a frame. */
const batch = 50
/** To find two pictures, mostly the first records are enough. */
const firstRecords = 4

/** Starts a slideshow of the shown list, where that has two pictures or more. */
export function SlideshowButton({ keys }: { keys: readonly Key[] }) {
  const [isEnough, setIsEnough] = useState(true)
  const [pictures, setPictures] = useState<Entry[]>()

  useEffect(() => {
    let isStale = false
    readPictures(keys, firstRecords, 2).then(
      ({ length }) => isStale || setIsEnough(length > 1),
      // The list says that it could not be read.
      () => {},
    )
    return () => void (isStale = true)
  }, [keys])

  async function start() {
    try {
      setPictures(await readPictures(keys, batch))
    } catch (error) {
      alertFailure(error, 'Your bookmarks could not be read.')
    }
  }

  return (
    (pictures || (keys.length > 1 && isEnough)) && (
      <>
        <button
          type="button"
          className="quiet-button"
          aria-haspopup="dialog"
          onClick={() => void start()}
        >
          <Icon icon={Presentation} />
          <span>Slideshow</span>
        </button>
        {pictures && <Slideshow pictures={pictures} onClose={() => setPictures(undefined)} />}
      </>
    )
  )
}

/**
 * The bookmarked entries that are pictures, in the order of their keys.
 * @param count how many records to read first
 * @param enough it reads on while it has fewer
 * @throws the database's error
 */
async function readPictures(
  keys: readonly Key[],
  count: number,
  enough = Infinity,
): Promise<Entry[]> {
  if (keys.length === 0 || enough <= 0) return []
  const records = await readRecords(keys.slice(0, count))
  const pictures = records.flatMap((record) => {
    const entry = record && readStoredEntry(record)
    return entry && isPicture(entry) ? [entry] : []
  })
  const rest = await readPictures(keys.slice(count), batch, enough - pictures.length)
  return [...pictures, ...rest]
}

function isPicture(entry: Entry) {
  return mediaOf(entry, true).kind === 'picture' && !isPlaceholder(entry)
}
