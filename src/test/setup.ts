import { afterEach, beforeEach, vi } from 'vitest'
import { stopReading } from '../bookmarks/bookmark-store.ts'
import { toasts } from '../bookmarks/toasts/toasts.ts'
import { followLinks, goTo } from '../navigation/history.ts'
import { followBackAndEscape } from '../navigation/layers.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import '../ui/styles/base.css'
import '../ui/styles/buttons.css'
import '../ui/styles/notice.css'
import '../ui/styles/loading.css'
import { seedRecords } from './records.ts'

// As the page does on its start.
followLinks()
followBackAndEscape()
keepFocus()

// In a browser each test begins at Bookmarks, with nothing stored.
beforeEach(() => void goTo('/bookmarks'))
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  localStorage.clear()
  toasts.set([])
  await stopReading()
  await seedRecords()
})
