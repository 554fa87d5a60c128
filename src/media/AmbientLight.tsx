import { useLayoutEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { useMovedPicture } from '../ui/picture-transition.ts'
import { type MediaLoad, smallUrlOf } from './file-load.ts'
import { Decoration } from './Picture.tsx'
import styles from './AmbientLight.module.css'

/** The URL of the picture that lights an entry. While the entry loads, that may be the previous picture. */
export function useLightUrl(load: MediaLoad, isLoading: boolean, date: string): string | undefined {
  const movedUrl = useMovedPicture(date)?.url
  // A light is slow to draw, so it waits for the picture.
  const small = load.status === 'ready' ? smallUrlOf(load.media, load.file) : undefined
  // Behind a failure's notice, a light could make dark text unreadable.
  const own = load.status === 'failed' ? undefined : (movedUrl ?? small)
  const [last, setLast] = useState(own)
  if (own !== undefined && own !== last) setLast(own)
  return own ?? (isLoading || load.status === 'loading' ? last : undefined)
}

const pageLightUrl = createStore<string | undefined>(() => undefined)

export function usePageLight(url: string | undefined) {
  useLayoutEffect(() => pageLightUrl.setState(url, true), [url])
}

/** By Date's light. It is outside of the screen, so that it can fade out when another screen opens, and before it, so that it is behind the screen's pictures. */
export function PageLight({ isOn }: { isOn: boolean }) {
  const className = `ui-fading ${isOn ? '' : 'ui-gone'}`
  return <AmbientLight url={useStore(pageLightUrl)} isBehindText className={className} />
}

interface AmbientLightProps {
  url: string | undefined
  isBehindText?: boolean
  className?: string
}

export function AmbientLight({ url, isBehindText, className = '' }: AmbientLightProps) {
  if (!url) return null
  const textClass = isBehindText ? styles.behindText : ''
  return (
    <div className={`${styles.light} ${textClass} ${className}`} aria-hidden>
      <Decoration src={url} fit="contain" />
    </div>
  )
}
