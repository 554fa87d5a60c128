import type { Ref } from 'react'

interface PlayerProps {
  /** Absolute. */
  url: string
  title: string
  /** The frame has the player's URL but shows an empty page of our own. */
  held?: boolean
  ref?: Ref<HTMLIFrameElement>
}

// Transparent if both pages have the same colour scheme.
const page =
  '<!doctype html><html lang="en"><meta name="color-scheme" content="dark light"><title>Not loaded yet</title>'

/** The page's policy allows only this text in a frame. */
const emptyPage =
  globalThis.trustedTypes
    ?.createPolicy('empty-page', { createHTML: () => page })
    .createHTML(page) ?? page

/** A page with a player in it. YouTube's refuses to play without these permissions and the referrer. */
export function Player({ url, title, held = false, ref }: PlayerProps) {
  return (
    <iframe
      ref={ref}
      // Set before the player loads: it applies to the next page in the frame.
      sandbox={held ? 'allow-scripts' : sandboxOf(url)}
      // A frame with both shows `srcdoc` and requests nothing.
      srcDoc={held ? emptyPage : undefined}
      src={url}
      tabIndex={held ? -1 : undefined}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share"
      allowFullScreen
    />
  )
}

/** Players need scripts, their own origin's storage and pop-ups to their own pages. */
function sandboxOf(url: string) {
  const rights = 'allow-scripts allow-presentation allow-popups allow-popups-to-escape-sandbox'
  // A page of this origin could otherwise leave its sandbox.
  return new URL(url).origin === location.origin ? rights : `${rights} allow-same-origin`
}
