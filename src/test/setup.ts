import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { listenToBrowser } from '../app/browser-events.ts'
import { unsavedNotes } from '../bookmarks/unsaved-notes.ts'
import { goTo } from '../navigation/history.ts'
import { queryClient } from '../service/queries.ts'
import { messages } from '../ui/messages.ts'
import '../ui/styles/base.css'
import '../ui/styles/classes.css'
import '../ui/styles/buttons.css'
import '../ui/styles/notice.css'
import { replaceRecords } from './records.ts'

listenToBrowser()

beforeEach(() => {
  goTo('/bookmarks')
  vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
})
afterEach(async () => {
  vi.useRealTimers()
  // A mounted component would read the bookmarks again before the next test stores its own.
  await cleanup()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  localStorage.clear()
  messages.setState([], true)
  unsavedNotes.setState(new Map(), true)
  queryClient.clear()
  await replaceRecords()
})
