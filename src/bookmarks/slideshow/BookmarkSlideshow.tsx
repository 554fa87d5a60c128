import { useEffect, useState } from 'react'
import { type Entry, isPlaceholder, readStoredEntry } from '../../apod/entry.ts'
import { mediaOf } from '../../apod/media.ts'
import { alertFailure } from '../alert-failure.ts'
import { readRecords } from '../records.ts'
import type { Key } from '../key.ts'
import { ListSlideshow } from '../../entry/viewer/ListSlideshow.tsx'
import { useSlideshowAddress } from '../../navigation/use-location.ts'

/** Records per transaction: few enough not to delay a frame. */
const batch = 50

interface BookmarkSlideshowProps {
  keys: readonly Key[]
  /** Called where there is nothing to show. */
  onMessage: (message: string) => void
}

/** The slideshow of the shown list, while the address asks for it. */
export function BookmarkSlideshow({ keys, onMessage }: BookmarkSlideshowProps) {
  const [isOn, setIsOn] = useSlideshowAddress()
  const [pictures, setPictures] = useState<Entry[]>()
  if (!isOn && pictures) setPictures(undefined)
  useEffect(() => {
    if (!isOn) return undefined
    let isStale = false
    async function read() {
      onMessage('')
      try {
        const found = await readPictures(keys)
        if (isStale) return
        setPictures(found)
        if (keys.length > 0 && found.length === 0) onMessage('This list has no pictures to show.')
      } catch (error) {
        if (isStale) return
        setIsOn(false)
        alertFailure(error, 'Your bookmarks could not be read.')
      }
    }
    void read()
    return () => void (isStale = true)
  }, [keys, isOn, setIsOn, onMessage])
  return <ListSlideshow pictures={pictures} />
}

/**
 * The bookmarked entries that are pictures, in the order of their keys.
 * @throws the database's error
 */
async function readPictures(keys: readonly Key[]): Promise<Entry[]> {
  if (keys.length === 0) return []
  const records = await readRecords(keys.slice(0, batch))
  const pictures = records.flatMap((record) => {
    const entry = record && readStoredEntry(record)
    return entry && isPicture(entry) ? [entry] : []
  })
  return [...pictures, ...(await readPictures(keys.slice(batch)))]
}

function isPicture(entry: Entry) {
  return mediaOf(entry, true).kind === 'picture' && !isPlaceholder(entry)
}
