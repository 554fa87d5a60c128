import { type ReactNode, Suspense } from 'react'
import { useReadBookmarks } from '../bookmarks/BookmarksProvider.tsx'
import { DateView } from '../day/DateView.tsx'
import { todayPath } from '../navigation/address.ts'
import { useAddress } from '../navigation/use-location.ts'
import { useDocumentTitle } from '../ui/hooks.ts'
import { createLaterPart } from '../ui/later-part.tsx'
import { Loading } from '../ui/messages.tsx'
import { Page } from '../ui/Page.tsx'

const BookmarksScreen = createLaterPart(
  async () => (await import('../bookmarks/BookmarksScreen.tsx')).BookmarksScreen,
  { Place: MissingScreen },
)

/** The screen that the address names. */
export function Routes({ onAbout }: { onAbout: () => void }) {
  switch (useAddress().screen) {
    case 'day':
    case 'month':
    case 'years':
    case 'find':
      return <DateView onAbout={onAbout} />
    case 'bookmarks':
      return <Bookmarks />
    case 'not found':
      return <NotFound />
  }
}

function Bookmarks() {
  useDocumentTitle('Bookmarks – Astronomy Picture Of the Day')
  // They are read while the screen's own file loads.
  useReadBookmarks()
  return (
    <Suspense
      fallback={
        <Page>
          <Loading />
        </Page>
      }
    >
      <BookmarksScreen />
    </Suspense>
  )
}

function MissingScreen({ children }: { children: ReactNode }) {
  return (
    <Page>
      <div className="ui-empty-state">{children}</div>
    </Page>
  )
}

function NotFound() {
  useDocumentTitle('There’s nothing here – Astronomy Picture Of the Day')
  return (
    <Page>
      <div className="ui-empty-state">
        <p>There&apos;s nothing here!</p>
        <a className="ui-button" href={todayPath}>
          Show today’s picture
        </a>
      </div>
    </Page>
  )
}
