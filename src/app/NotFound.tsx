import { useDocumentTitle } from '../ui/use-document-title.ts'

/** Shown for every unknown path. */
export function NotFound() {
  useDocumentTitle('There’s nothing here – Astronomy Picture Of the Day')
  return <p className="notice">There&apos;s nothing here!</p>
}
