import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BookmarksProvider } from '../bookmarks/BookmarksProvider.tsx'
import { queryClient } from '../service/queries.ts'

/** For component tests: what the services and the database give, as the whole page has it. */
export function WithData({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BookmarksProvider>{children}</BookmarksProvider>
    </QueryClientProvider>
  )
}
