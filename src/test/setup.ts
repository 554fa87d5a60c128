import { afterEach, vi } from 'vitest'
import { toasts } from '../bookmarks/undo/undo.ts'
import { followLinks, goTo } from '../navigation/history.ts'
import '../ui/styles/base.css'
import { seedRecords } from './bookmark-records.ts'

followLinks()

/** After each test in a browser the page is as at its start, with nothing stored. */
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  localStorage.clear()
  toasts.set([])
  await seedRecords()
  goTo('/bookmarks')
})
