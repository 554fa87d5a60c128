import { useLayoutEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { useMovedPicture } from '../ui/picture-transition.ts'
import { type MediaLoad, smallUrlOf } from './file-load.ts'
import { Decoration } from './Picture.tsx'
import styles from './AmbientLight.module.css'

/** The URL of the picture that lights an entry. Undefined while that loads, and empty if there is none. */
export function useLightUrl(load: MediaLoad, isLoading: boolean, date: string): string | undefined {
  const movedUrl = useMovedPicture(date)?.url
  const { status, media, file } = load
  // Behind a failure's notice, a light could make dark text unreadable.
  if (status === 'failed' || (status === 'none' && !isLoading)) return ''
  // A light is slow to draw, so it waits for the picture.
  return movedUrl ?? (status === 'ready' ? smallUrlOf(media, file) : undefined)
}

const pageLightUrl = createStore<string | undefined>(() => undefined)

export function usePageLight(url: string | undefined) {
  useLayoutEffect(() => pageLightUrl.setState(url, true), [url])
}

/** By Date's light. It is outside of the screen, so that it can fade out when another screen opens, and before it, so that it is behind the screen's pictures. */
export function PageLight({ isOn }: { isOn: boolean }) {
  const url = useStore(pageLightUrl)
  return <AmbientLight url={url} isBehindText className={isOn ? '' : 'ui-fading ui-gone'} />
}

interface AmbientLightProps {
  /** While it is undefined, the last picture fades out. */
  url: string | undefined
  isBehindText?: boolean
  className?: string
}

export function AmbientLight({ url, isBehindText, className = '' }: AmbientLightProps) {
  const [last, setLast] = useState(url)
  if (url !== undefined && url !== last) setLast(url)
  const textClass = isBehindText ? styles.behindText : ''
  const pictureClass = url === undefined ? 'ui-fading ui-gone' : ''
  return (
    <div
      className={`${styles.light} ${textClass} ${url === '' ? 'ui-gone' : className}`}
      aria-hidden
    >
      {last && <Decoration src={last} fit="contain" className={pictureClass} />}
    </div>
  )
}
