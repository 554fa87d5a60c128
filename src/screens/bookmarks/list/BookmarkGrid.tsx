import { memo, type RefObject } from 'react'
import type { Key } from '../../../bookmarks/key.ts'
import { TileGrid } from './TileGrid.tsx'
import { useOpenTile } from './use-open-tile.ts'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import { BookmarkTile } from './BookmarkTile.tsx'

interface BookmarkGridProps {
  keys: readonly Key[]
  undoButton: RefObject<HTMLElement | null>
}

/** Bookmarks as tiles, and the dialog of the one that is open. */
export const BookmarkGrid = memo(function BookmarkGrid({ keys, undoButton }: BookmarkGridProps) {
  const tiles = useOpenTile(keys, undoButton)
  const { open } = tiles
  return (
    <>
      <TileGrid
        name="bookmarks"
        keys={keys}
        tiles={tiles}
        renderTile={(key, focusReason) => (
          <BookmarkTile bookmarkKey={key} focusReason={focusReason} onOpen={tiles.openTile} />
        )}
      />
      {open && (
        <BookmarkDialog
          keys={keys}
          index={open.index}
          bookmarkKey={open.key}
          onNavigate={tiles.stepTo}
          onClose={tiles.closeTile}
        />
      )}
    </>
  )
})
