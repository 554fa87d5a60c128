import type { Ref } from 'react'

interface PlayerProps {
  /** Absolute. */
  url: string
  title: string
  ref?: Ref<HTMLIFrameElement>
}

/** A page with a player in it. YouTube's refuses to play without these permissions and the referrer. */
export function Player({ url, title, ref }: PlayerProps) {
  return (
    <iframe
      ref={ref}
      // Set before the player loads: it applies to the next page in the frame.
      sandbox={sandboxOf(url)}
      src={url}
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
