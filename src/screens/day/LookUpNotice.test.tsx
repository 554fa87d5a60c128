import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { addDays, formatDate, todayInNewYork } from '../../apod/calendar.ts'
import { makeEntry } from '../../test/entries.ts'
import { WithProviders as wrapper } from '../../test/WithProviders.tsx'
import { LookUpNotice, announcementOf } from './LookUpNotice.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

const rest = { date: '2024-01-06', failure: null, isRetrying: false }
const day = formatDate(rest.date, 'long')
const copy = { date: rest.date, title: 'A Lamp', explanation: '', media_type: 'image' }
const today = todayInNewYork()
const alert = page.getByRole('alert')

async function renderNotice(changes: Partial<DayLookUp> & Pick<DayLookUp, 'kind'>) {
  const dayLookUp: DayLookUp = Object.assign({ ...rest }, changes)
  await render(<LookUpNotice dayLookUp={dayLookUp} />, { wrapper })
}

test.each<[string, string, DayLookUp]>([
  ['a saved copy', `${day}: A Lamp`, { ...rest, kind: 'saved copy', entry: copy }],
  ['a code that the app has no notice for', '', { ...rest, kind: 'other code' }],
])('A look-up with %s is announced as “%s”, and a retry as “Loading...”', (_, sentence, lookUp) => {
  expect(announcementOf(lookUp)).toBe(sentence)
  expect(announcementOf({ ...lookUp, isRetrying: true })).toBe('Loading...')
})

test.each([
  ['2025-10-06', '/dateview?month=2025-10'],
  // Never had an entry.
  ['1995-06-17', undefined],
  [addDays(today, 1), undefined],
])('If %s isn’t found, its notice leads to the month “%s”', async (date, path) => {
  await renderNotice({ kind: 'not found', date })
  const link = page.getByRole('link', { name: /^Browse / })
  await expect.element(alert).toBeVisible()
  expect(link.query()?.getAttribute('href') ?? undefined).toBe(path)
})

test('If NASA sent a placeholder, the notice says so', async () => {
  await renderNotice({ kind: 'entry', entry: makeEntry(rest.date, { title: 'Default Image' }) })
  await expect.element(alert).toHaveTextContent('NASA sent a placeholder instead')
})
