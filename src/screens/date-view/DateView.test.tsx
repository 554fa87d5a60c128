import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepEntry } from '../../service/kept-entries.ts'
import { today } from '../../entry/use-today.ts'
import { getBookmark, seedRecords, storedRecords } from '../../bookmarks/test-records.ts'
import { DateView } from './DateView.tsx'
import { closeDialogsOnBack } from '../../ui/dialog/dialog-history.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import '../../ui/styles/base.css'

keepFocus()
closeDialogsOnBack()

const screen = {
  date: page.getByLabelText('Date', { exact: true }),
  submit: page.getByRole('button', { name: 'Submit' }),
  titleOf: (date: string) => page.getByRole('button', { name: `The Sky of ${date}` }),
  heart: page.getByRole('button', { name: 'Bookmark', exact: true }),
  dialog: page.getByRole('dialog'),
  tryAgain: page.getByRole('button', { name: 'Try again' }),
  loading: page.getByRole('button', { name: 'Loading…' }),
}

const bubbling = { bubbles: true, cancelable: true }

/** What the network gives for a date; an entry where nothing is said. */
const answers = new Map<string, () => Response | Promise<Response>>()
const asked: string[] = []

async function openDate(date?: string) {
  // The last test's dialog may still be on its way out of the history.
  await expect.poll(() => history.state?.dialogs).toBeUndefined()
  history.replaceState(null, '', date === undefined ? '/dateview' : `/dateview?date=${date}`)
  await render(
    <StrictMode>
      <DateView />
    </StrictMode>,
  )
}

const json = (value: unknown, status = 200) => Response.json(value, { status })
const entryOf = (date: string) => ({
  date,
  title: `The Sky of ${date}`,
  explanation: 'A lamp was lit.',
  copyright: 'Ada Nova',
  media_type: 'other',
})

beforeEach(() => {
  localStorage.clear()
  answers.clear()
  asked.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url)
    const successorDate = /\d{4}-\d\d-\d\d/.exec(pathname)?.[0]
    const date = searchParams.get('date') ?? successorDate ?? ''
    if (!successorDate) asked.push(date)
    return answers.get(date)?.() ?? json(entryOf(date))
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await seedRecords()
})

test('the date of the address is looked up, once even in strict mode, and its card shown', async () => {
  await openDate('2024-01-05')
  await expect.element(screen.titleOf('2024-01-05')).toBeVisible()
  await expect.element(page.getByText('© Ada Nova')).toBeVisible()
  await expect.element(screen.date).toHaveValue('2024-01-05')
  expect(document.title).toBe('The Sky of 2024-01-05 – Astronomy Picture Of the Day')
  expect(asked).toEqual(['2024-01-05'])
})

test('Without a date in the address today is shown', async () => {
  await openDate()
  await expect.element(screen.titleOf(today())).toBeVisible()
  await expect.element(screen.date).toHaveValue(today())
})

test('submitting another date leads there; the shown one is not asked for again', async () => {
  await openDate('2024-02-05')
  await expect.element(screen.titleOf('2024-02-05')).toBeVisible()
  await screen.submit.click()
  await screen.date.fill('2024-02-07')
  await screen.submit.click()
  await expect.element(screen.titleOf('2024-02-07')).toBeVisible()
  expect(location.search).toBe('?date=2024-02-07')
  expect(asked).toEqual(['2024-02-05', '2024-02-07'])
})

test('five clicks on Next day without a pause lead five days on, ten presses of → ten', async () => {
  await openDate('2024-02-10')
  const next = page.getByRole('button', { name: 'Next day' }).element()
  for (let click = 0; click < 5; click += 1) next.dispatchEvent(new MouseEvent('click', bubbling))
  await expect.element(screen.titleOf('2024-02-15')).toBeVisible()
  for (let press = 0; press < 10; press += 1)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', ...bubbling }))
  await expect.element(screen.titleOf('2024-02-25')).toBeVisible()
})

test.each([
  ['Next day', '2024-02-22'],
  ['Previous day', '2024-02-20'],
])('A press on %s while a day slides in counts', async (name, date) => {
  const animate = Reflect.get(Element.prototype, 'animate')
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames) {
    return animate.call(this, frames, 60_000)
  })
  await openDate('2024-02-20')
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect.element(screen.titleOf('2024-02-21')).toBeVisible()
  expect(document.getAnimations()).toHaveLength(1)
  await page.getByRole('button', { name }).click()
  await expect.element(screen.titleOf(date)).toBeVisible()
})

test('a failure is shown, and trying again shows the entry', async () => {
  answers.set('2024-03-05', () => new Response('', { status: 503 }))
  await openDate('2024-03-05')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('NASA’s picture service is down right now. Try again later.')
  answers.clear()
  await screen.tryAgain.click()
  await expect.element(screen.titleOf('2024-03-05')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
})

test('a date seen before shows at once while its request runs, and stays where that fails', async () => {
  let answer: (response: Response) => void = () => {}
  await openDate('2024-03-08')
  await expect.element(screen.titleOf('2024-03-08')).toBeVisible()
  await screen.date.fill('2024-03-09')
  await screen.submit.click()
  await expect.element(screen.titleOf('2024-03-09')).toBeVisible()
  answers.set('2024-03-08', () => new Promise((resolve) => (answer = resolve)))
  await screen.date.fill('2024-03-08')
  await screen.submit.click()
  await expect.element(screen.titleOf('2024-03-08')).toBeVisible()
  await expect.poll(() => asked).toEqual(['2024-03-08', '2024-03-09', '2024-03-08'])
  answer(new Response('', { status: 503 }))
  await expect.element(screen.tryAgain).toBeVisible()
  await expect.element(screen.titleOf('2024-03-08')).toBeVisible()
})

test('The notice beside a kept entry stays and says that it loads while a visitor tries again', async () => {
  keepEntry({
    ...entryOf('2024-03-10'),
    media_type: 'image',
    url: 'https://pictures.example/1.jpg',
  })
  let answer: (response: Response) => void = () => {}
  answers.set('2024-03-10', () => new Promise((resolve) => (answer = resolve)))
  await openDate('2024-03-10')
  const alert = page.getByRole('alert')
  const notice = () => document.querySelector('.notice')?.getBoundingClientRect()
  answer(new Response('', { status: 503 }))
  await expect.element(alert).toBeVisible()
  const [before, said] = [notice(), alert.element()]
  await screen.tryAgain.click()
  await expect.element(screen.loading).toHaveFocus()
  await expect.element(screen.loading).toHaveAttribute('aria-disabled', 'true')
  expect(notice()).toEqual(before)
  await expect.element(alert).not.toBeInTheDocument()
  answer(new Response('', { status: 503 }))
  await expect.element(screen.tryAgain).toHaveFocus()
  // Screen readers announce what is new.
  expect(alert.element()).not.toBe(said)
})

test('where no service answers, a bookmark’s copy is shown, which says so', async () => {
  await seedRecords([getBookmark('2024-03-06')])
  answers.set('2024-03-06', () => Response.error())
  await openDate('2024-03-06')
  await expect.element(screen.titleOf('2024-03-06')).toBeVisible()
  await expect.element(page.getByText('This is the copy saved with your bookmark.')).toBeVisible()
  await expect.element(screen.heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.tryAgain).toBeVisible()
})

test('A bookmark’s copy stays while a visitor tries again', async () => {
  await seedRecords([getBookmark('2024-03-07')])
  answers.set('2024-03-07', () => Response.error())
  await openDate('2024-03-07')
  await expect.element(screen.titleOf('2024-03-07')).toBeVisible()
  let answer: (response: Response) => void = () => {}
  answers.set('2024-03-07', () => new Promise((resolve) => (answer = resolve)))
  await screen.tryAgain.click()
  await expect.element(screen.loading).toHaveFocus()
  await expect.element(screen.titleOf('2024-03-07')).toBeVisible()
  answer(json({ ...entryOf('2024-03-07'), title: 'The Sky, looked up' }))
  await expect.element(page.getByRole('button', { name: 'The Sky, looked up' })).toBeVisible()
})

test('a date without an entry says which have none; today leads to the day before', async () => {
  answers.set('1995-06-17', () => json({ code: 404 }, 404))
  answers.set(today(), () => json({ code: 404 }, 404))
  await openDate('1995-06-17')
  await expect.element(page.getByText('Not found.', { exact: true })).toBeVisible()
  await screen.date.fill(today())
  await screen.submit.click()
  await page.getByRole('button', { name: 'Show the day before' }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('today’s missing entry is mentioned before the listed days', async () => {
  answers.set(today(), () => json({ code: 404 }, 404))
  await openDate()
  const notYet = page.getByText('Today’s picture appears shortly')
  const listed = page.getByText('1995-06-17')
  await expect.element(notYet).toBeVisible()
  await expect.element(listed).toBeVisible()
  const order = notYet.element().compareDocumentPosition(listed.element())
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the heart and its key add the entry and remove it', async () => {
  await openDate('2024-04-05')
  await screen.heart.click()
  await expect.element(screen.heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords()).toEqual([{ ...entryOf('2024-04-05'), createdAt: expect.any(Date) }])
  await userEvent.keyboard('b')
  await expect.element(screen.heart).toHaveAttribute('aria-pressed', 'false')
  expect(await storedRecords()).toEqual([])
})

test('the dialog stays open from day to day, and closing it leads to the title', async () => {
  await openDate('2024-05-05')
  await screen.titleOf('2024-05-05').click()
  await expect.element(screen.dialog).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(screen.dialog.getByRole('heading', { name: 'The Sky of 2024-05-06' }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(screen.titleOf('2024-05-06')).toHaveFocus()
})

test('closing the dialog at a day without an entry leaves the focus on the screen', async () => {
  answers.set('2024-06-06', () => json({ code: 404 }, 404))
  await openDate('2024-06-05')
  await screen.titleOf('2024-06-05').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.dialog.getByText('Not found.', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Not found.', { exact: true })).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(document.querySelector('form'))).toBe(true)
})

test('Back closes the dialog, and the day that it went to stays and has the focus', async () => {
  await openDate('2024-07-05')
  await screen.titleOf('2024-07-05').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(screen.dialog.getByRole('heading', { name: 'The Sky of 2024-07-06' }))
    .toBeVisible()
  history.back()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await expect.element(screen.titleOf('2024-07-06')).toHaveFocus()
})
