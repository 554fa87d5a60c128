import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showRemovalToast } from '../bookmarks/toasts/toasts.ts'
import { entryOf } from '../test/entries.ts'
import { recordOf } from '../test/records.ts'
import { DayDialog } from './DayDialog.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

const step = { go: () => {}, disabledReason: undefined }

const dialogOf = (lookUp: DayLookUp) => (
  <DayDialog
    lookUp={lookUp}
    steps={{
      noun: 'day',
      previous: step,
      next: step,
      goToToday: () => {},
      goToRandomDay: () => {},
    }}
    notice={null}
  />
)

test('A toast in a day’s dialog stays over a step, and its button keeps the focus', async () => {
  const shown = { kind: 'entry', error: null, isTryingAgain: false } as const
  const first = { ...shown, date: '2024-01-05', entry: entryOf('2024-01-05') }
  const { rerender } = await render(dialogOf(first))
  showRemovalToast(recordOf('2024-01-05'))
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await rerender(
    dialogOf({ date: '2024-01-06', kind: 'loading', error: null, isTryingAgain: false }),
  )
  await expect.element(page.getByRole('heading', { name: '2024-01-06' })).toBeVisible()
  await expect.element(undo).toHaveFocus()
})
