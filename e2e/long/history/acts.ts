import type { Page } from '@playwright/test'
import { byDate } from '../../fixtures/page.ts'
import type { Visit } from './visit.ts'

/** Something that a visitor does. */
interface Act {
  /** Whether it can be done now. */
  check: (visit: Visit) => boolean
  run: (page: Page, visit: Visit) => Promise<unknown>
  /** What becomes of the visit. */
  follow: (visit: Visit) => void
}

export type ActName = keyof typeof acts

const onPage = ({ dialogs }: Visit) => dialogs === 0
const inDialog = ({ dialogs }: Visit) => dialogs > 0
const inEntryDialog = ({ dialogs }: Visit) => dialogs === 1
const hasSteps = ({ dialogs, isByDate }: Visit) => dialogs === 1 || (dialogs === 0 && isByDate)

export const acts = {
  lookUp: {
    check: (visit) => onPage(visit) && visit.isByDate,
    run: (page) => byDate(page).lookUp('2024-01-02'),
    follow: (visit) => visit.goTo('/dateview?date=2024-01-02'),
  },
  open: {
    check: onPage,
    run: async (page, visit) => {
      await page.getByRole('button', { name: `The Sky of ${dayToOpen(visit)}` }).press('Enter')
      await page.getByRole('dialog').waitFor()
    },
    follow: (visit) => visit.open(dayToOpen(visit)),
  },
  zoom: {
    check: inEntryDialog,
    run: async (page) => {
      await page.getByRole('button', { name: 'Zoom', exact: true }).press('Enter')
      await page.getByRole('dialog', { name: 'Image viewer' }).waitFor()
    },
    follow: (visit) => visit.open(visit.day),
  },
  nextByKey: key('ArrowRight', (visit) => visit.step(1)),
  previousByKey: key('ArrowLeft', (visit) => visit.step(-1)),
  escape: key('Escape', (visit) => visit.close()),
  next: press('button', /^Next /, hasSteps, (visit) => visit.step(1)),
  previous: press('button', /^Previous /, hasSteps, (visit) => visit.step(-1)),
  close: press('button', 'Close', inDialog, (visit) => visit.close()),
  linkInText: press('link', 'lamp', inEntryDialog, (visit) =>
    visit.goTo('/dateview?date=2024-01-06'),
  ),
  toByDate: press('link', 'By Date', onPage, (visit) => visit.goTo('/dateview')),
  toBookmarks: press('link', 'Bookmarks', onPage, (visit) => visit.goTo('/bookmarks')),
  sort: {
    check: (visit) => onPage(visit) && !visit.isByDate,
    run: (page, { isOldestFirst }) =>
      page.getByLabel('Sort').selectOption(isOldestFirst ? 'newest' : 'oldest'),
    follow: (visit) => visit.rewrite(`/bookmarks${visit.isOldestFirst ? '' : '?order=oldest'}`),
  },
  reload: {
    check: () => true,
    run: (page) => page.reload(),
    follow: (visit) => visit.reload(),
  },
  back: travel(-1),
  backByTwo: travel(-2),
  backByThree: travel(-3),
  forward: travel(1),
} satisfies Record<string, Act>

export const actNames = Object.keys(acts).filter((name): name is ActName => name in acts)

function dayToOpen({ isByDate, day }: Visit) {
  return isByDate ? day : '2024-01-07'
}

function key(name: string, follow: Act['follow']): Act {
  return { check: () => true, run: (page) => page.keyboard.press(name), follow }
}

/** Presses a control of the dialog in front, or of the page, by key. */
function press(
  role: 'button' | 'link',
  name: string | RegExp,
  check: Act['check'],
  follow: Act['follow'],
): Act {
  const run = (page: Page, { dialogs }: Visit) => {
    const front = dialogs > 0 ? page.getByRole('dialog').nth(dialogs - 1) : page
    return front.getByRole(role, { name, exact: true }).press('Enter')
  }
  return { check, run, follow }
}

function travel(by: number): Act {
  return {
    check: (visit) => visit.has(by),
    run: (page) => page.evaluate((entries) => history.go(entries), by),
    follow: (visit) => visit.travel(by),
  }
}
