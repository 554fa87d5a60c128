import { useMemo, useState } from 'react'
import { createStore, useStore } from 'zustand'
import type { Entry } from '../apod/entry.ts'
import { isPlayable, type Media, mediaOf, tileSourcesOf } from '../apod/media.ts'
import type { PictureSource } from '../apod/picture-sources.ts'

/** How often failed files were requested again. */
const retryCount = createStore(() => 0)

export function retryFailedFiles() {
  retryCount.setState((count) => count + 1)
}

/** Goes through files (pictures, a video or an embed) until one doesn't fail. */
export function useFiles(files: readonly PictureSource[]) {
  const retries = useStore(retryCount)
  const id = files.map(({ url }) => url).join(' ')
  const [failed, setFailed] = useState({ id, count: 0, retries })
  // After a retry, the best file is the first again.
  const count = failed.id === id && failed.retries === retries ? failed.count : 0
  return {
    file: files[count],
    hasFailed: files.length > 0 && count === files.length,
    handleError: () => setFailed({ id, count: count + 1, retries }),
    retry: () => setFailed({ id, count: 0, retries }),
  }
}

export type MediaFiles = ReturnType<typeof useMediaFiles>

/** An entry's media, and which of their files to show. Without an entry, there are none. */
export function useMediaFiles(entry: Entry | undefined, { isTile = false } = {}) {
  const media = useMemo((): Media => (entry ? mediaOf(entry) : { kind: 'none' }), [entry])
  return { media, ...useFiles(filesOf(media, isTile)) }
}

function filesOf(media: Media, isTile: boolean): readonly PictureSource[] {
  if (media.kind === 'picture') return isTile ? tileSourcesOf(media) : media.sources
  return media.kind === 'none' ? [] : [media]
}

/** The file to request ahead: a video's poster, or a picture's first file. */
export function fileAheadOf(entry: Entry): PictureSource | undefined {
  const media = mediaOf(entry)
  return media.kind === 'picture' ? media.sources[0] : smallFileOf(media)
}

/** A picture's narrowest file, or a video's poster. */
export function smallFileOf(media: Media): PictureSource | undefined {
  const poster = isPlayable(media) ? media.poster : undefined
  const [source] = media.kind === 'picture' ? media.sources : []
  const url = poster ?? source?.srcset?.split(' ', 1)[0]
  return url === undefined ? undefined : { url }
}
