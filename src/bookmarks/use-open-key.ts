import { useEffect } from 'react'
import { parseAddress, pathOf } from '../navigation/address.ts'
import { rewriteAddress } from '../navigation/history.ts'
import { closeLayer } from '../navigation/layers.ts'
import { useAddress } from '../navigation/use-location.ts'
import type { Key } from './bookmark.ts'
import type { Bookmarks } from './BookmarksProvider.tsx'

/** The key that the address opens. Once the bookmarks are read, one that is none of theirs closes. */
export function useOpenKey(bookmarks: Bookmarks | undefined): Key | undefined {
  const address = useAddress()
  const text = address.screen === 'bookmarks' ? address.openKey : undefined
  const list = typeof bookmarks === 'object' ? bookmarks : undefined
  // The first with that text: a number may look like another's text.
  const key = list?.find((bookmark) => String(bookmark.key) === text)?.key
  const isGone = list !== undefined && text !== undefined && key === undefined
  useEffect(() => {
    if (isGone) closeLayer('open')
  }, [isGone])
  return key
}

/** Takes a step in the dialog. */
export function showBookmark(key: Key) {
  const here = parseAddress(location)
  if (here.screen === 'bookmarks' && here.openKey !== undefined)
    rewriteAddress(pathOf({ ...here, openKey: String(key) }))
}
