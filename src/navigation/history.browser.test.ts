import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openDialog } from '../ui/dialog/open-dialogs.ts'
import { connectHistoryToDialogs, goTo, historyState, rewriteAddress } from './history.ts'

const { href, pathname, search } = location

beforeAll(connectHistoryToDialogs)
beforeEach(() => history.replaceState(null, '', href))

/** Opens a dialog, and waits for its history entry. */
async function open() {
  const element = document.createElement('dialog')
  document.body.append(element)
  const close = openDialog({ element, isFull: false, onClose: () => {} })
  await expect.poll(() => historyState().dialogs).toBe(1)
  return close
}

test('A link to the shown address in a dialog leaves the history as it is', async () => {
  const close = await open()
  const { length } = history
  goTo(pathname + search, { replace: true })
  expect(historyState().dialogs).toBe(1)
  expect(history.length).toBe(length)
  close()
  await expect.poll(() => historyState().dialogs).toBeUndefined()
})

test('Words that are typed right after a dialog has closed are in the address', async () => {
  const close = await open()
  close()
  for (const words of ['?q=m', '?q=m3', '?q=m31']) {
    rewriteAddress(pathname + words)
    expect(location.search).toBe(words)
    // The step back begins after the first letter.
    await Promise.resolve()
  }
  await expect.poll(() => historyState().dialogs).toBeUndefined()
  expect(location.search).toBe('?q=m31')
})
