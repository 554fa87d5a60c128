import { useDocumentTitle } from '../ui/use-document-title.ts'

/** The answer to any path that is no screen's. */
export function NotFound() {
  useDocumentTitle('There’s nothing here – Astronomy Picture Of the Day')
  return <p className="notice">There&apos;s nothing here!</p>
}
