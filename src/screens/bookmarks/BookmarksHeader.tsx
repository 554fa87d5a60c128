import { Download, Frame } from 'lucide-react'
import { SlideshowButton } from '../../lightbox/SlideshowButton.tsx'
import { pathOf } from '../../navigation/address.ts'
import { orders } from '../../navigation/orders.ts'
import { maxSearchLength } from '../../navigation/routes.ts'
import { formatCount } from '../../text/plain-text.ts'
import { useAnnouncement } from '../../ui/messages.ts'
import { More } from '../../ui/More.tsx'
import { QuietButton, QuietLink } from '../../ui/QuietButton.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { type BookmarkList, updateBookmarksAddress } from './bookmark-list.ts'
import { exportFile, ImportButton } from './ExportImport.tsx'

export function BookmarksHeader({ list }: { list: BookmarkList }) {
  const { all, found, draftTerms: terms, order } = list

  const addSearchToAddress = () => updateBookmarksAddress({ terms })
  const showsSearch = all.length > 1 || terms !== '' || order !== 'newest'
  const pictureFramePath = pathOf({
    screen: 'bookmarks',
    terms,
    order,
    layers: ['slideshow'],
    isShuffled: true,
    secondsPerPicture: 3600,
  })
  return (
    <>
      <Count list={list} />
      {showsSearch && (
        <Select
          className="ui-no-print ui-field"
          label="Sort"
          value={order}
          options={orders}
          onChange={(chosen) => updateBookmarksAddress({ terms, order: chosen })}
        />
      )}
      {showsSearch && (
        <SearchField
          id="bookmark-search"
          label="Search bookmarks"
          value={terms}
          maxLength={maxSearchLength}
          onChange={list.setDraftTerms}
          onSubmit={addSearchToAddress}
          // Not at each letter: WebKit refuses over 100 changes of the address in 30 seconds.
          onBlur={addSearchToAddress}
        />
      )}
      {found.length > 1 && <SlideshowButton />}
      <More isCompact>
        <p className="ui-small-print">
          Bookmarks stay in this browser. To move them to another one, export them to a file and
          import it there.
        </p>
        <div className="ui-row ui-outdented">
          <QuietButton icon={Download} label="Export" onClick={() => exportFile(all)} />
          <ImportButton />
          {found.length > 0 && (
            <QuietLink icon={Frame} label="Use as a picture frame" href={pictureFramePath} />
          )}
        </div>
      </More>
    </>
  )
}

function Count({ list }: { list: BookmarkList }) {
  const { all, found, isFiltered } = list
  const [foundCount, totalCount] = [found, all].map(({ length }) => length.toLocaleString('en'))
  const count = isFiltered ? `${foundCount} of ${totalCount}` : formatCount(all.length, 'bookmark')
  useAnnouncement(isFiltered ? `${count} bookmarks` : '')
  return <h2 className="ui-count">{count}</h2>
}
