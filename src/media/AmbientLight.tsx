import { useLayoutEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { useMovedPicture } from '../ui/picture-transition.ts'
import { type MediaLoad, smallUrlOf } from './file-load.ts'
import { Decoration } from './Picture.tsx'
import styles from './AmbientLight.module.css'

/** The URL of the picture that lights an entry. Undefined while that loads, and empty if it fails. */
export function useLightUrl(load: MediaLoad, date: string): string | undefined {
  const movedUrl = useMovedPicture(date)?.url
  // A light is slow to draw, so it waits for the picture.
  const smallUrl = load.status === 'ready' ? smallUrlOf(load.media, load.file) : undefined
  // Behind a failure's notice, a light could make dark text unreadable.
  return load.status === 'failed' ? '' : (movedUrl ?? smallUrl)
}

const pageLightUrl = createStore<string | undefined>(() => undefined)

export function usePageLight(url: string | undefined) {
  useLayoutEffect(() => pageLightUrl.setState(url, true), [url])
}

/** By Date's light. It is outside of the screen, so that it can fade out when another screen opens, and before it, so that it is behind the screen's pictures. */
export function PageLight({ isOn }: { isOn: boolean }) {
  const url = useStore(pageLightUrl)
  return <AmbientLight url={url} isBehindText className={isOn ? '' : 'ui-gone'} />
}

interface AmbientLightProps {
  url: string | undefined
  isBehindText?: boolean
  className?: string
}

/** Without a URL, the last light fades out. Not at once, because a picture from the browser's cache soon brings the next one. */
export function AmbientLight({ url, isBehindText, className = '' }: AmbientLightProps) {
  const [last, setLast] = useState(url)
  if (url !== undefined && url !== last) setLast(url)
  if (!last) return null
  const fadeClass = url === undefined ? 'ui-gone' : className
  const classes = `ui-fading ${styles.light} ${isBehindText ? styles.behindText : ''} ${fadeClass}`
  return (
    <div className={classes} style={{ transitionDelay: url ? '' : '300ms' }} aria-hidden>
      <Decoration src={last} fit="contain" />
    </div>
  )
}
