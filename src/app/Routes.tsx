import { BookmarksScreen } from '../bookmarks/BookmarksScreen.tsx'
import { DateView } from '../day/DateView.tsx'
import { todayPath } from '../navigation/address.ts'
import { useAddress } from '../navigation/hooks.ts'
import { useDocumentTitle } from '../ui/hooks.ts'
import { Page } from '../ui/Page.tsx'

export function Routes({ onAbout }: { onAbout: () => void }) {
  switch (useAddress().screen) {
    case 'day':
    case 'month':
    case 'years':
    case 'find':
      return <DateView onAbout={onAbout} />
    case 'bookmarks':
      return <BookmarksScreen />
    case 'not found':
      return <NotFound />
  }
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
