import { useEffect } from 'react'
import { parseAddress } from '../../navigation/address.ts'
import { pathOf } from '../../navigation/path-of.ts'
import { replacePath } from '../../navigation/history.ts'
import { closeLayer } from '../../navigation/layers.ts'
import { useAddress } from '../../navigation/hooks.ts'
import type { Bookmark, BookmarkKey } from '../bookmark.ts'
import type { Bookmarks } from '../bookmark-store.ts'

/** The key of the bookmark that the address opens. Where no bookmark has that key, the dialog closes. */
export function useOpenKey({ status, all: list }: Bookmarks): BookmarkKey | undefined {
  const address = useAddress()
  const text = address.screen === 'bookmarks' ? address.openKey : undefined
  // The first with that text: the keys 5 and '5' look the same.
  const key = list.find((bookmark) => String(bookmark.key) === text)?.key
  const isGone = status === 'ready' && text !== undefined && key === undefined
  useEffect(() => {
    if (isGone) closeLayer('dialog')
  }, [isGone])
  return key
}

/** Takes a step in the dialog. */
export function showBookmark({ key }: Bookmark) {
  const here = parseAddress(location)
  if (here.screen === 'bookmarks' && here.openKey !== undefined)
    replacePath(pathOf({ ...here, openKey: String(key) }))
}
