import type { Page } from '@playwright/test'
import { byDate } from '../../fixtures/page.ts'
import type { Visit } from './visit.ts'

/** Something that a visitor does; `run` comes before `follow`. */
interface Act {
  /** Whether it can be done now. */
  check: (visit: Visit) => boolean
  /** What becomes of the visit. */
  follow: (visit: Visit) => void
  run: (page: Page, visit: Visit) => Promise<unknown>
}

export type ActName = keyof typeof acts

const always = () => true
const onPage = ({ dialogs }: Visit) => dialogs === 0
const inEntryDialog = ({ dialogs }: Visit) => dialogs === 1
const hasButtons = ({ dialogs, isByDate }: Visit) => dialogs === 1 || (dialogs === 0 && isByDate)

export const acts = {
  lookUp: {
    check: (visit) => onPage(visit) && visit.isByDate,
    follow: (visit) => visit.goTo('/dateview?date=2024-01-02'),
    run: (page) => byDate(page).lookUp('2024-01-02'),
  },
  open: {
    check: onPage,
    follow: (visit) => visit.open(dayToOpen(visit)),
    run: async (page, visit) => {
      const day = dayToOpen(visit)
      await page.getByRole('button', { name: `The Sky of ${day}` }).press('Enter')
      await page.getByRole('dialog').waitFor()
    },
  },
  zoom: {
    check: inEntryDialog,
    follow: (visit) => visit.open(visit.day),
    run: async (page) => {
      await press(page, 'button', 'Zoom')
      await page.getByRole('dialog', { name: 'Image viewer' }).waitFor()
    },
  },
  nextByKey: {
    check: always,
    follow: (visit) => visit.step(1),
    run: (page) => page.keyboard.press('ArrowRight'),
  },
  previousByKey: {
    check: always,
    follow: (visit) => visit.step(-1),
    run: (page) => page.keyboard.press('ArrowLeft'),
  },
  next: {
    check: hasButtons,
    follow: (visit) => visit.step(1),
    run: (page) => press(page, 'button', /^Next /),
  },
  previous: {
    check: hasButtons,
    follow: (visit) => visit.step(-1),
    run: (page) => press(page, 'button', /^Previous /),
  },
  escape: {
    check: always,
    follow: (visit) => visit.close(),
    run: (page) => page.keyboard.press('Escape'),
  },
  close: {
    check: ({ dialogs }) => dialogs > 0,
    follow: (visit) => visit.close(),
    run: (page) => press(page, 'button', 'Close'),
  },
  linkInText: {
    check: inEntryDialog,
    follow: (visit) => visit.goTo('/dateview?date=2024-01-06'),
    run: (page) => press(page, 'link', 'lamp'),
  },
  toByDate: section('By Date', '/dateview'),
  toBookmarks: section('Bookmarks', '/bookmarks'),
  sort: {
    check: (visit) => onPage(visit) && !visit.isByDate,
    follow: (visit) => visit.rewrite(`/bookmarks${visit.isOldestFirst ? '' : '?order=oldest'}`),
    run: (page, { isOldestFirst }) =>
      page.getByLabel('Sort').selectOption(isOldestFirst ? 'newest' : 'oldest'),
  },
  reload: {
    check: always,
    follow: (visit) => visit.reload(),
    run: (page) => page.reload(),
  },
  back: travel(-1),
  backByTwo: travel(-2),
  backByThree: travel(-3),
  forward: travel(1),
} satisfies Record<string, Act>

function dayToOpen({ isByDate, day }: Visit) {
  return isByDate ? day : '2024-01-07'
}

function section(name: string, address: string): Act {
  return {
    check: onPage,
    follow: (visit) => visit.goTo(address),
    run: (page) => press(page, 'link', name),
  }
}

function travel(by: number): Act {
  return {
    check: (visit) => visit.has(by),
    follow: (visit) => visit.travel(by),
    run: (page) => page.evaluate((steps) => history.go(steps), by),
  }
}

/** Presses a control of the dialog in front, or of the page, by key. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  const dialogs = page.getByRole('dialog')
  const front = (await dialogs.count()) > 0 ? dialogs.last() : page
  await front.getByRole(role, { name, exact: true }).press('Enter')
}
