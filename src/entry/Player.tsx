interface PlayerProps {
  address: string
  title: string
}

/** A page with a player in it. YouTube's refuses to play without these permissions and the referrer. */
export function Player({ address, title }: PlayerProps) {
  return (
    <iframe
      src={address}
      title={title}
      loading="lazy"
      // Players need their scripts and their own origin's storage, and lead out to their own pages.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share"
      allowFullScreen
    />
  )
}
