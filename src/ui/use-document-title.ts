import { useEffect } from 'react'

/** Names the document, in the browser's tab and history and to screen readers. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
