import { useMemo, useState } from 'react'
import { createStore, useStore } from 'zustand'
import type { Entry } from '../apod/entry.ts'
import { isPlayable, type Media, mediaOf } from '../apod/media.ts'
import type { PictureSource } from '../apod/picture-sources.ts'

/** A new `retryRound` retries the files that haven't loaded. */
const retryState = createStore(() => ({
  retryRound: 0,
  isStopping: false,
  lastRetryAt: Date.now(),
}))

/** Retries all files that have failed or are still loading. */
export function retryFiles() {
  // While an old request runs, Chromium makes no new one for that URL. So those that hang are stopped first.
  retryState.setState({ isStopping: true, lastRetryAt: Date.now() })
  setTimeout(() => {
    retryState.setState(({ retryRound }) => ({ retryRound: retryRound + 1, isStopping: false }))
  }, 100)
}

addEventListener('online', retryFiles)
addEventListener('visibilitychange', () => {
  const isTooSoon = Date.now() < retryState.getState().lastRetryAt + 60_000
  if (!document.hidden && navigator.onLine && !isTooSoon) retryFiles()
})

type FileStatus = 'loading' | 'ready' | 'failed' | 'none'

export type FileLoad = ReturnType<typeof useFileLoad>

/** Tries files (pictures, a video or an embed) one by one until one has loaded. Until then, each retry starts over with the first file. */
export function useFileLoad(files: readonly PictureSource[]) {
  const { retryRound, isStopping } = useStore(retryState)
  const id = files.map(({ url }) => url).join(' ')
  const initialLoad = { id, retryRound, failures: 0, isReady: false, ratio: NaN }
  const [load, setLoad] = useState({ ...initialLoad, attempt: 0 })
  const { attempt, failures, isReady, ratio } = load
  const restart = () => setLoad({ ...initialLoad, attempt: attempt + 1 })
  if (load.id !== id || (!isReady && load.retryRound !== retryRound)) restart()
  const status = statusOf(files.length, failures, isReady)

  return {
    status,
    /** The first file that has not failed. */
    file: isStopping && !isReady ? undefined : files[failures],
    /** A React key that changes with each request, so that the element is recreated and requests the file. */
    key: `${attempt} ${failures}`,
    /** Width divided by height, once a picture has loaded. Until then NaN. */
    ratio,
    // A picture that isn't decoded is blank for some frames. A hidden page may decode nothing.
    handleLoad: async (picture: HTMLImageElement, waitsForDecoding = !document.hidden) => {
      if (waitsForDecoding) await picture.decode().catch(() => {})
      const loaded = { ...load, isReady: true, ratio: picture.naturalWidth / picture.naturalHeight }
      setLoad((current) => (current === load ? loaded : current))
    },
    handleError: () => setLoad({ ...load, failures: failures + 1 }),
    retry: restart,
  }
}

function statusOf(fileCount: number, failures: number, isReady: boolean): FileStatus {
  if (fileCount === 0) return 'none'
  if (failures >= fileCount) return 'failed'
  return isReady ? 'ready' : 'loading'
}

export type MediaLoad = ReturnType<typeof useMediaLoad>

/** An entry's media, and whether they have loaded. A video or embed shows its own progress, so it is ready until it fails. */
export function useMediaLoad(entry: Entry | undefined) {
  const media = useMemo((): Media => (entry ? mediaOf(entry) : { kind: 'none' }), [entry])
  const load = useFileLoad(filesOf(media))
  const status = load.status === 'loading' && isPlayable(media) ? 'ready' : load.status
  return { ...load, media, status }
}

function filesOf(media: Media): readonly PictureSource[] {
  if (media.kind === 'picture') return media.sources
  return media.kind === 'none' ? [] : [media]
}

/** A video's poster, or a picture's narrowest file, which is enough for a preview or a light. */
export function smallUrlOf(media: Media, file?: PictureSource): string | undefined {
  if (isPlayable(media)) return media.poster
  const source = file ?? (media.kind === 'picture' ? media.sources[0] : undefined)
  return source?.srcset?.split(' ', 1)[0] ?? source?.url
}
