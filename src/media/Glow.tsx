import { useLayoutEffect, useRef, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { useMovedPicture } from '../ui/picture-transition.ts'
import { type MediaLoad, smallUrlOf } from './file-load.ts'
import styles from './Glow.module.css'

/** The URL of the picture that lights an entry. Undefined while that loads, and empty if there is none. */
export function useGlowUrl(load: MediaLoad, isLoading: boolean, date: string): string | undefined {
  const movedUrl = useMovedPicture(date)?.url
  const { status, media, file } = load
  // Behind a failure's notice, a glow could make dark text unreadable.
  if (status === 'failed' || (status === 'none' && !isLoading)) return ''
  return movedUrl ?? (status === 'ready' ? smallUrlOf(media, file) : undefined)
}

const pageGlowUrl = createStore<string | undefined>(() => undefined)

export function usePageGlow(url: string | undefined) {
  useLayoutEffect(() => pageGlowUrl.setState(url, true), [url])
}

/** By Date's glow. It is outside of the screen, so that it can fade out when another screen opens, and before it, so that it is behind the screen's pictures. */
export function PageGlow({ isOn }: { isOn: boolean }) {
  const url = useStore(pageGlowUrl)
  return <Glow url={url} isBehindText className={isOn ? '' : 'ui-fading ui-gone'} />
}

interface GlowProps {
  /** While it is undefined, the last picture fades out. */
  url: string | undefined
  isBehindText?: boolean
  className?: string
}

/** The colours of a picture around it: the picture a dozen pixels wide, which the browser enlarges. It is drawn only once, because a blur would be drawn again with everything that changes over it. */
export function Glow({ url, isBehindText, className = '' }: GlowProps) {
  const dark = useRef<HTMLCanvasElement>(null)
  const pale = useRef<HTMLCanvasElement>(null)
  const [drawnUrl, setDrawnUrl] = useState('')
  // A layout effect, so that a picture in memory glows from the first frame.
  useLayoutEffect(() => {
    if (!url) return undefined
    const picture = new Image()
    const draw = () => {
      drawDark(dark.current, picture)
      drawPale(pale.current, picture)
      setDrawnUrl(url)
    }
    picture.src = url
    if (picture.complete) draw()
    else picture.onload = draw
    return () => {
      picture.onload = null
    }
  }, [url])
  const fadeClass = url === undefined || drawnUrl === '' ? 'ui-gone' : ''
  return (
    <div
      className={`${styles.glow} ${isBehindText ? styles.behindText : ''} ${url === '' ? 'ui-gone' : className}`}
      aria-hidden
    >
      <div className={styles.dark}>
        <canvas ref={dark} width={12} height={8} className={`ui-fading ${fadeClass}`} />
      </div>
      {isBehindText && (
        <div className={styles.pale}>
          <canvas ref={pale} width={12} height={8} className={`ui-fading ${fadeClass}`} />
        </div>
      )}
    </div>
  )
}

/** Keeps 4.5:1 contrast under muted text, even with a white picture. */
function drawDark(canvas: HTMLCanvasElement | null, picture: HTMLImageElement) {
  const context = canvas?.getContext('2d')
  if (!context) return
  drawSmall(context, picture, 1.5)
  context.fillStyle = 'rgb(7 9 16 / 60%)'
  context.fillRect(0, 0, 12, 8)
}

/** For a light page: paper with the picture's hues. The blend mode keeps the paper's lightness, whatever the picture's. */
function drawPale(canvas: HTMLCanvasElement | null, picture: HTMLImageElement) {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.fillStyle = '#f8f2e4'
  context.fillRect(0, 0, 12, 8)
  context.globalCompositeOperation = 'color'
  context.globalAlpha = 0.6
  drawSmall(context, picture, 3)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
}

function drawSmall(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  saturation: number,
) {
  context.imageSmoothingQuality = 'high'
  // WebKit has no filters for canvases. Its colours are paler.
  context.filter = `saturate(${saturation})`
  context.drawImage(picture, 0, 0, 12, 8)
  context.filter = 'none'
}
