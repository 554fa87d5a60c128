import { expect, test } from 'vitest'
import { openDialog } from '../ui/dialog/open-dialogs.ts'
import { historyState } from './history-state.ts'
import { goTo, matchHistoryAndDialogs } from './history.ts'

test('A link to the shown address in a dialog leaves the history as it is', async () => {
  matchHistoryAndDialogs()
  const element = document.createElement('dialog')
  document.body.append(element)
  const close = openDialog({ element, isFull: false, onClose: () => {} })
  await expect.poll(() => historyState().dialogs).toBe(1)
  const { length } = history
  goTo(location.href, { replace: true })
  expect(historyState().dialogs).toBe(1)
  expect(history.length).toBe(length)
  close()
  await expect.poll(() => historyState().dialogs).toBeUndefined()
  element.remove()
})
