import { useEffect, useState } from 'react'
import { type Entry, isPlaceholder, readStoredEntry } from '../../../apod/entry.ts'
import { mediaOf } from '../../../apod/media.ts'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { readRecords } from '../../../bookmarks/records.ts'
import type { Key } from '../../../bookmarks/key.ts'
import { ListSlideshow } from '../../../entry/viewer/ListSlideshow.tsx'
import { SlideshowButton } from '../../../entry/viewer/SlideshowButton.tsx'
import { useSlideshowAddress } from '../../../navigation/use-slideshow-address.ts'

/** Records per transaction: few enough not to delay a frame. */
const batch = 50
/** To find two pictures, mostly the first records are enough. */
const firstRecords = 4

/** The button of the shown list's slideshow, where the list has two pictures or more. */
export function BookmarkSlideshowButton({ keys }: { keys: readonly Key[] }) {
  const [isEnough, setIsEnough] = useState(true)
  useEffect(() => {
    let isStale = false
    readPictures(keys, firstRecords, 2).then(
      ({ length }) => isStale || setIsEnough(length > 1),
      // The list says that it could not be read.
      () => {},
    )
    return () => void (isStale = true)
  }, [keys])
  return keys.length > 1 && isEnough && <SlideshowButton />
}

/** The slideshow of the shown list, while the address asks for it. */
export function BookmarkSlideshow({ keys }: { keys: readonly Key[] }) {
  const [isOn, setIsOn] = useSlideshowAddress()
  const [pictures, setPictures] = useState<Entry[]>()
  if (!isOn && pictures) setPictures(undefined)
  useEffect(() => {
    if (!isOn) return undefined
    let isStale = false
    readPictures(keys, batch).then(
      (read) => isStale || setPictures(read),
      (error) => {
        if (isStale) return
        setIsOn(false)
        alertFailure(error, 'Your bookmarks could not be read.')
      },
    )
    return () => void (isStale = true)
  }, [keys, isOn, setIsOn])
  return <ListSlideshow pictures={pictures} />
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
