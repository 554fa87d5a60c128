import { expect, test } from 'vitest'
import { historyState } from './history-state.ts'
import { closeDialogsOnBack, goTo } from './navigation.ts'
import { closeAtOnce, openDialog } from './dialog/open-dialogs.ts'

test('A link to the shown address in a dialog leaves the history as it is', async () => {
  closeDialogsOnBack()
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  openDialog(dialog)
  await expect.poll(() => historyState().dialogs).toBe(1)
  const { length } = history
  goTo(location.href, { replace: true })
  // A change would be settled in a later task.
  await new Promise((done) => setTimeout(done))
  expect(historyState().dialogs).toBe(1)
  expect(history.length).toBe(length)
  closeAtOnce(dialog)
  await expect.poll(() => historyState().dialogs).toBeUndefined()
  dialog.remove()
})
