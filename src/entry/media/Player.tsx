import type { Ref } from 'react'

interface PlayerProps {
  /** Absolute. */
  url: string
  title: string
  /** The frame bears the player's address, and shows an empty page of our own in its stead. */
  held?: boolean
  ref?: Ref<HTMLIFrameElement>
}

// See-through where both pages have the same colour scheme.
const page =
  '<!doctype html><html lang="en"><meta name="color-scheme" content="dark light"><title>Not loaded yet</title>'

/** The page's policy lets this text stand in a frame, and no other. */
const emptyPage =
  globalThis.trustedTypes
    ?.createPolicy('empty-page', { createHTML: () => page })
    .createHTML(page) ?? page

/** A page with a player in it. YouTube's refuses to play without these permissions and the referrer. */
export function Player({ url, title, held = false, ref }: PlayerProps) {
  return (
    <iframe
      ref={ref}
      // Set before the frame is let go, since it holds for the page that is loaded then.
      sandbox={held ? 'allow-scripts' : sandboxOf(url)}
      // A frame that has both shows `srcdoc`, and asks nothing of the address.
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

/** Players need scripts and their own origin's storage, and lead out to their own pages. */
function sandboxOf(url: string) {
  const rights = 'allow-scripts allow-presentation allow-popups allow-popups-to-escape-sandbox'
  // A page of this very origin could reach out of its frame.
  return new URL(url).origin === location.origin ? rights : `${rights} allow-same-origin`
}
