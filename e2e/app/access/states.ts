import { findDay, findProportion } from '../../../mock-api/kind.ts'
import type { MockApi } from '../../../mock-api/service.ts'
import type { Settings } from '../../../mock-api/settings.ts'
import { byDate, chooseFile, recordShifts } from '../../fixtures/page.ts'
import { listOfDays, seedBookmarks } from '../../fixtures/database.ts'
import { answerWith, entryOf, holdRequests } from '../../fixtures/entries.ts'
import { urlOf } from '../../fixtures/server.ts'
import { expect, type Locator, type Page } from '../../fixtures/app.ts'
import * as looks from './looks.ts'

interface State {
  /** Where a visitor is; at a day by default. */
  path?: string
  /** The days that are bookmarked; none by default. */
  bookmarks?: readonly string[]
  /** How the mock API behaves. */
  settings?: Partial<Settings>
  /** What is different in this browser. */
  prepare?: (page: Page) => Promise<unknown>
  /** What a visitor does there. */
  act?: (page: Page, settings: Settings) => Promise<unknown>
  /** The words or the part that a visitor sees then. */
  shows: string | ((page: Page) => Locator)
  /** The selector of the part in which what comes late may push what is there. */
  makesWay?: string
  /** What else holds there. */
  also?: (page: Page) => Promise<void>
}

/** From right to left, and a word that no line holds. */
export const endless = `סדנת אור בלילה ${'Donaudampfschifffahrtsgesellschaft'.repeat(30)}`
const one = ['2024-01-05']
const { days: three } = listOfDays(3)
const { days: forty } = listOfDays(40)
const bookmarkPictures = '**/icon.svg'
/** The viewer takes the room that the page behind it keeps for a scroll bar. */
const coveredPage = '#root'
const picture = (page: Page) => byDate(page).card.getByRole('img')

/** Every state of both screens, by what it shows. */
export const states: Record<string, State> = {
  'a picture': { shows: picture, also: looks.standsInOneRow },
  'an upright picture': ofProportion(2 / 3),
  'a square picture': ofProportion(1),
  'a panorama': ofProportion(4),
  'a picture that fails': { settings: { brokenMedia: true }, shows: 'could not be loaded' },
  'a film': { path: `/dateview?date=${findDay('film')}`, shows: (page) => byDate(page).heart },
  'a player': { path: `/dateview?date=${findDay('player')}`, shows: (page) => byDate(page).heart },
  'a day without media': {
    path: `/dateview?date=${findDay('other')}`,
    shows: 'This day has no picture',
  },
  'a day that loads': { settings: { latency: 60_000 }, shows: (page) => byDate(page).loading },
  'a day without an entry': { path: '/dateview?date=1995-06-17', ...inTheMiddle('Not found.') },
  'a day that is not out yet': {
    settings: { failure: 'notFound', successorFailure: 'notFound' },
    path: '/dateview',
    shows: 'appears shortly after midnight in New York',
  },
  'a refused date': { path: '/dateview?date=1990-01-01', ...inTheMiddle('Invalid Request') },
  'a code without words': {
    settings: { failure: 'internalError', successorFailure: 'unavailable' },
    act: (page) => expect(byDate(page).loading).toHaveCount(0),
    shows: 'The date range follows EST5EDT.',
  },
  'a failed look-up': {
    settings: { failure: 'unavailable', successorFailure: 'unavailable' },
    ...inTheMiddle('is down right now'),
  },
  'a saved copy': {
    makesWay: '.DayView_frame',
    bookmarks: one,
    settings: { failure: 'unavailable', successorFailure: 'unavailable' },
    shows: 'This is the copy saved with your bookmark.',
  },
  'a day without a network': {
    act: async (page) => {
      await expect(picture(page)).toBeVisible()
      await page.context().setOffline(true)
      await byDate(page).next.click()
    },
    shows: 'Check your connection.',
  },
  'a step beyond today': {
    path: '/dateview',
    act: async (page) => {
      await expect(picture(page)).toBeVisible()
      await page.keyboard.press('ArrowRight')
    },
    shows: 'A new picture comes at midnight in New York.',
  },

  'an open entry': { act: openCard, shows: (page) => byDate(page).zoom },
  'objects of the sky in texts without end, from right to left': {
    prepare: async (page) => {
      const title = `M31 beside NGC 206 ${endless}`
      const explanation = `${endless} `.repeat(20)
      await answerWith(page, { title, explanation, copyright: endless, alt: 'A spiral.' })
    },
    act: async (page) => {
      await openCard(page)
      await page.getByText('Image description').click()
    },
    shows: 'A spiral.',
    also: (page) => expect(page.locator('dialog h2')).toHaveCSS('unicode-bidi', 'plaintext'),
  },
  'the image viewer': {
    makesWay: coveredPage,
    act: async (page) => {
      await openCard(page)
      await byDate(page).zoom.press('Enter')
    },
    shows: (page) => byDate(page).viewer,
    also: looks.hasNoWordsUnderButtons,
  },
  'a viewer on its way': {
    prepare: (page) => holdRequests(page, urlOf('viewer')),
    act: async (page) => {
      await openCard(page)
      await byDate(page).zoom.press('Enter')
    },
    shows: (page) => page.getByRole('dialog', { name: 'Loading…' }),
  },
  'About, with the keys': {
    act: (page) => page.getByRole('button', { name: 'About' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'About' }),
  },
  'a note': {
    prepare: (page) => seedBookmarks(page, one, { note: '#wallpaper\n'.repeat(30) }),
    act: async (page) => {
      await openCard(page)
      await page.getByRole('textbox', { name: 'Your note' }).press('x')
    },
    shows: 'Saved',
  },
  'Undo over an open entry': {
    bookmarks: one,
    act: async (page) => {
      await writeNote(page, 'Mine')
      await byDate(page).dialog.getByRole('button', { name: 'Bookmark' }).click()
    },
    shows: 'Undo',
  },
  'Undo over a day': {
    bookmarks: one,
    act: async (page) => {
      await writeNote(page, 'Mine')
      await page.keyboard.press('Escape')
      await byDate(page).heart.click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await byDate(page).heart.click({ trial: true, timeout: 1000 })
    },
    shows: 'Undo',
  },

  'a month': {
    bookmarks: ['2010-05-12'],
    path: '/dateview?date=2010-05-17',
    act: async (page) => {
      await expect(picture(page)).toBeVisible()
      await page.keyboard.press('m')
    },
    shows: (page) => page.getByRole('link', { name: /^31( Mon)?, Comet/ }),
  },
  'a month without its list': {
    makesWay: '.Archive_archive',
    path: '/dateview?month=1995-07',
    act: async (page, settings) => {
      await expect(page.getByRole('link', { name: /^31( Mon)?, / })).toBeVisible()
      settings.archiveFailure = 'unavailable'
      await page.keyboard.press('ArrowLeft')
    },
    shows: 'The days below still open.',
  },
  'a day in all years': {
    bookmarks: ['2010-05-17'],
    path: '/dateview?day=05-17',
    shows: (page) => page.getByRole('link', { name: /^2010, .*, bookmarked$/ }),
  },
  'no day of the calendar': { path: '/dateview?day=soon', shows: 'Choose a day from 1 January' },
  'found pictures': { path: '/dateview?find=comet', shows: 'Show more' },
  'no found pictures': { path: '/dateview?find=zebra', shows: 'No pictures found for' },

  'no bookmarks': { path: '/bookmarks', ...inTheMiddle('You have no bookmarks yet.') },
  'forty bookmarks': {
    bookmarks: forty,
    path: '/bookmarks',
    shows: (page) => byDate(page).card.first(),
  },
  'bookmarks without their pictures': {
    bookmarks: three,
    prepare: (page) => page.route(bookmarkPictures, (route) => route.abort()),
    path: '/bookmarks',
    shows: (page) => page.getByText('could not be loaded').nth(2),
  },
  'bookmarks whose pictures are loading': {
    bookmarks: three,
    prepare: (page) => holdRequests(page, bookmarkPictures),
    path: '/bookmarks',
    shows: (page) => byDate(page).card.nth(2),
  },
  'a search that finds': {
    bookmarks: forty,
    path: '/bookmarks?q=2020-01-1&order=oldest',
    shows: (page) => page.getByRole('heading', { name: '10 of 40 bookmarks' }),
    also: (page) => looks.takesOneLine(page, '10 of 40'),
  },
  'a search that finds nothing': {
    bookmarks: forty,
    path: '/bookmarks?q=nowhere',
    shows: 'No bookmarks match',
  },
  'More beside the search': {
    bookmarks: three,
    path: '/bookmarks',
    act: openMore,
    shows: 'Export',
  },
  'a slideshow': {
    makesWay: coveredPage,
    bookmarks: three,
    // A window that fills the screen can't be made smaller.
    prepare: (page) =>
      page.addInitScript(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
      }),
    path: '/bookmarks',
    act: async (page) => {
      await openMore(page)
      await page.getByRole('button', { name: 'Slideshow' }).click()
      await page.getByRole('button', { name: 'Pause' }).press('Enter')
    },
    shows: (page) => page.getByRole('button', { name: 'Play' }),
    also: looks.hasNoWordsUnderButtons,
  },
  'a removed bookmark': {
    bookmarks: one,
    path: '/bookmarks',
    act: (page) => page.getByRole('button', { name: 'Remove bookmark' }).click(),
    shows: 'Undo',
    also: (page) => looks.takesOneLine(page, 'removed'),
  },
  'an open bookmark': {
    bookmarks: one,
    path: '/bookmarks',
    act: openCard,
    shows: (page) => byDate(page).zoom,
  },
  'a bookmark with a note': {
    bookmarks: one,
    path: '/bookmarks',
    act: async (page) => {
      await writeNote(page, 'Mine')
      await page.keyboard.press('Escape')
    },
    shows: 'Note: ',
  },
  'what an import has added': {
    makesWay: '.BookmarksScreen_screen, [aria-label=Backup]',
    bookmarks: one,
    path: '/bookmarks',
    act: (page) => {
      const added = entryOf('2024-01-06', { media_type: 'other', note: 'Mine' })
      return chooseFile(page, [7, entryOf('2024-01-05'), added])
    },
    shows: '1 bookmark and 1 note added. 1 was already bookmarked. 1 entry could not be used.',
  },
  'a refused import': {
    path: '/bookmarks',
    act: (page) => chooseFile(page, {}),
    shows: 'No bookmarks found',
  },

  'an unknown path': { path: '/nowhere', ...inTheMiddle("There's nothing here!") },
  'a crash': {
    prepare: (page) =>
      page.addInitScript(() => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new Error("the test's crash")
        }
      }),
    act: openCard,
    shows: 'Something went wrong on this screen.',
  },
}

/** Opens a state in a browser that has nothing yet, in a window of this size; nothing may jump. */
export async function openState(
  { page, app }: { page: Page; app: { origin: string; mock: MockApi } },
  { bookmarks = [], shows, ...state }: State,
  size: { width: number; height: number },
) {
  await page.setViewportSize(size)
  const shifts = await recordShifts(page, state.makesWay)
  const url = `${app.origin}/icon.svg`
  if (bookmarks.length > 0) await seedBookmarks(page, bookmarks, { url })
  Object.assign(app.mock.settings, state.settings)
  await state.prepare?.(page)
  await page.goto(state.path ?? '/dateview?date=2024-01-05')
  await state.act?.(page, app.mock.settings)
  const seen = typeof shows === 'string' ? page.getByText(shows) : shows(page)
  await expect(seen.filter({ visible: true }).first()).toBeVisible()
  expect.soft(await shifts(), 'what jumps').toEqual([])
  await state.also?.(page)
}

/** A picture whose successor says how large it is. */
function ofProportion(proportion: number): State {
  const path = `/dateview?date=${findProportion(proportion, '2024-01-01')}`
  return { settings: { failure: 'gone' }, path, shows: picture }
}

function inTheMiddle(sentence: string) {
  return { shows: sentence, also: (page: Page) => looks.standsInTheMiddle(page, sentence) }
}

async function openCard(page: Page) {
  await expect(picture(page)).toBeVisible()
  await byDate(page).title.click()
}

async function writeNote(page: Page, text: string) {
  await openCard(page)
  await page.getByRole('textbox', { name: 'Your note' }).fill(text)
}

/** A wide screen shows all of it. */
async function openMore(page: Page) {
  const more = page.locator('summary', { hasText: 'More' })
  await expect(more.or(page.getByRole('button', { name: 'Export' }))).toBeVisible()
  if (await more.isVisible()) await more.click()
}
