import { findDay, findProportion } from '../../../mock-api/entry.ts'
import type { MockApi } from '../../../mock-api/service.ts'
import type { Settings } from '../../../mock-api/settings.ts'
import { byDate, chooseFile, nextFrame, recordShifts } from '../../fixtures/page.ts'
import { listOfDays, seedBookmarks } from '../../fixtures/database.ts'
import { answerWith, entryOf, holdRequests } from '../../fixtures/entries.ts'
import { pathOf } from '../../fixtures/server.ts'
import { expect, type Locator, type Page } from '../../fixtures/app.ts'
import * as faults from './faults.ts'

interface State {
  /** Where a visitor is; at a day by default. */
  path?: string
  /** The days that are bookmarked; none by default. */
  bookmarks?: readonly string[]
  /** Their title, if not a short one. */
  title?: string
  /** How the mock API behaves. */
  settings?: Partial<Settings>
  /** What is different in this browser. */
  prepare?: (page: Page) => Promise<unknown>
  /** What a visitor presses, one after the other: a key, whose name is one word, or what a selector finds. */
  presses?: readonly string[]
  /** What a visitor does besides. */
  act?: (page: Page) => Promise<unknown>
  /** The selector of what a visitor sees then. */
  shows: string
  /** The selector of the part in which what comes late may push what is there. */
  makesWay?: string
  /** What else holds there. */
  also?: (page: Page, seen: Locator) => Promise<void>
}

/** From right to left, and a word that no line holds. */
export const endless = `סדנת אור בלילה ${'Donaudampfschifffahrtsgesellschaft'.repeat(30)}`
const one = ['2024-01-05']
const { days: three } = listOfDays(3)
const { days: forty } = listOfDays(40)
const bookmarkPictures = '**/icon.svg'
const down = { failure: 'unavailable', successorFailure: 'unavailable' } as const
const day = (date: string) => `/dateview?date=${date}`

const picture = 'article img'
const zoom = 'dialog [title=Zoom]'
const note = 'dialog textarea'
const undo = 'text=Undo'
/** The viewer takes the room that the page behind it keeps for a scroll bar. */
const coveredPage = '#root'

/** Every state of both screens, by what it shows. */
export const states: Record<string, State> = {
  'a picture': { shows: picture, also: faults.standsInOneRow },
  'a title and a credit without end': {
    prepare: (page) => answerWith(page, { title: endless, copyright: endless }),
    shows: picture,
  },
  'an upright picture': { ...ofProportion(2 / 3), shows: picture },
  'a panorama': { ...ofProportion(4), shows: picture },
  'a picture that fails': { settings: { brokenMedia: true }, shows: 'text=could not be loaded' },
  'a film': { path: day(findDay('film')), shows: 'video' },
  'a player': { path: day(findDay('player')), shows: 'iframe' },
  'a day without media': { path: day(findDay('other')), shows: 'text=This day has no picture' },
  'a day that loads': { settings: { latency: 60_000 }, shows: 'text=Loading…' },
  'a day without an entry': {
    path: day('1995-06-17'),
    shows: 'text=Not found.',
    also: faults.standsInTheMiddle,
  },
  'a day that is not out yet': {
    path: '/dateview',
    settings: { failure: 'notFound', successorFailure: 'notFound' },
    shows: 'text=appears shortly after midnight in New York',
  },
  'a failed look-up': {
    settings: down,
    shows: 'text=is down right now',
    also: faults.standsInTheMiddle,
  },
  'a saved copy': {
    settings: down,
    bookmarks: one,
    shows: 'text=This is the copy saved with your bookmark.',
    makesWay: '.DayView_view',
  },
  'a day without a network': {
    act: async (page) => {
      await expect(page.locator(picture)).toBeVisible()
      await page.context().setOffline(true)
      await byDate(page).next.click()
    },
    shows: 'text=Check your connection.',
  },
  'a step beyond today': {
    path: '/dateview',
    presses: ['ArrowRight'],
    shows: 'text=A new picture comes at midnight in New York.',
  },

  'an open entry': { presses: [picture], shows: zoom },
  'objects of the sky in texts without end, from right to left': {
    prepare: async (page) => {
      const title = `M31 beside NGC 206 ${endless}`
      const explanation = `${endless} `.repeat(20)
      await answerWith(page, { title, explanation, copyright: endless, alt: 'A spiral.' })
    },
    presses: [picture, 'text=Image description'],
    shows: 'text=A spiral.',
    also: (page) => expect(page.locator('dialog h2')).toHaveCSS('unicode-bidi', 'plaintext'),
  },
  'the image viewer': {
    presses: [picture, zoom],
    shows: 'role=dialog[name="Image viewer"]',
    makesWay: coveredPage,
    also: faults.hasNoWordsUnderButtons,
  },
  'a viewer on its way': {
    prepare: (page) => holdRequests(page, `**${pathOf('viewer')}`),
    presses: [picture, zoom],
    shows: 'role=dialog[name="Loading…"]',
  },
  'About, with the keys': { presses: ['nav button'], shows: 'role=dialog[name="About"]' },
  'a note': {
    prepare: (page) => seedBookmarks(page, one, { note: '#wallpaper\n'.repeat(30) }),
    presses: [picture, note, 'x'],
    shows: 'text=Saved',
  },
  'Undo over an open entry': {
    bookmarks: one,
    presses: [picture, note, 'x', 'dialog [aria-pressed]'],
    shows: undo,
  },
  'Undo over a day': {
    bookmarks: one,
    presses: ['article [aria-pressed]'],
    shows: undo,
    // It does not cover the heart.
    also: (page) => byDate(page).heart.click({ trial: true, timeout: 1000 }),
  },

  'a month': {
    path: day('2010-05-17'),
    bookmarks: ['2010-05-12'],
    presses: ['[title=Browse]'],
    shows: 'role=link[name=/^31( Mon)?, Comet/]',
  },
  'a month without its list': {
    path: '/dateview?month=1995-06',
    settings: { archiveFailure: 'unavailable' },
    shows: 'text=The days below still open.',
    makesWay: '.Archive_archive',
  },
  'a day in all years': {
    path: '/dateview?day=05-17',
    bookmarks: ['2010-05-17'],
    shows: 'role=link[name=/^2010, .*, bookmarked$/]',
  },
  'found pictures': { path: '/dateview?find=comet', shows: 'text=Show more' },
  'no found pictures': {
    path: '/dateview?find=zebra',
    shows: 'text=No pictures found for',
    // An order and a slideshow of nothing go.
    makesWay: '.Archive_head',
  },

  'no bookmarks': {
    path: '/bookmarks',
    shows: 'text=You have no bookmarks yet.',
    also: faults.standsInTheMiddle,
  },
  'forty bookmarks': {
    path: '/bookmarks',
    bookmarks: forty,
    title: 'Inside the Lantern: Star Birth in Drift Nebula SN4',
    shows: 'article',
    also: faults.hasSignsOnWhite,
  },
  'bookmarks without their pictures': {
    path: '/bookmarks',
    bookmarks: three,
    prepare: (page) => page.route(bookmarkPictures, (route) => route.abort()),
    shows: 'text=could not be loaded >> nth=2',
  },
  'bookmarks whose pictures are loading': {
    path: '/bookmarks',
    bookmarks: three,
    prepare: (page) => holdRequests(page, bookmarkPictures),
    shows: 'article >> nth=2',
  },
  'a search that finds': {
    path: '/bookmarks?q=2020-01-1&order=oldest',
    bookmarks: forty,
    shows: 'role=heading[name="10 of 40 bookmarks"]',
    also: faults.takesOneLine,
  },
  'a search that finds nothing': {
    path: '/bookmarks?q=nowhere',
    bookmarks: forty,
    shows: 'text=No bookmarks match',
  },
  'More beside the search': {
    path: '/bookmarks',
    bookmarks: three,
    act: openMore,
    shows: 'text=Export',
  },
  'a slideshow': {
    path: '/bookmarks',
    bookmarks: three,
    // A window that fills the screen can't be made smaller.
    prepare: (page) =>
      page.addInitScript(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
      }),
    act: async (page) => {
      await openMore(page)
      await page.getByRole('button', { name: 'Slideshow' }).click()
      await page.getByRole('button', { name: 'Pause' }).press('Enter')
    },
    shows: 'role=button[name="Play"]',
    makesWay: coveredPage,
    also: faults.hasNoWordsUnderButtons,
  },
  'a removed bookmark': {
    path: '/bookmarks',
    bookmarks: one,
    presses: ['[name=remove]'],
    shows: 'p:has-text("removed")',
    also: faults.takesOneLine,
  },
  'an open bookmark': { path: '/bookmarks', bookmarks: one, presses: [picture], shows: zoom },
  'a bookmark with a note': {
    path: '/bookmarks',
    bookmarks: one,
    presses: [picture, note, 'x', 'Escape'],
    shows: 'text=Note: ',
  },
  'what an import has added': {
    path: '/bookmarks',
    bookmarks: one,
    act: (page) => {
      const added = entryOf('2024-01-06', { media_type: 'other', note: 'Mine' })
      return chooseFile(page, [7, entryOf('2024-01-05'), added])
    },
    shows: 'text=1 bookmark and 1 note added. 1 was already bookmarked.',
    makesWay: '.BookmarksScreen_screen, .BookmarksScreen_tools',
  },

  'an unknown path': {
    path: '/nowhere',
    shows: `text=There's nothing here!`,
    also: faults.standsInTheMiddle,
  },
  'a crash': {
    prepare: (page) =>
      page.addInitScript(() => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new Error("the test's crash")
        }
      }),
    presses: [picture],
    shows: 'text=Something went wrong on this screen.',
  },
}

/** Opens a state in a browser that has nothing yet, in a window of this size; nothing may jump. */
export async function openState(
  { page, app }: { page: Page; app: { origin: string; mock: MockApi } },
  { bookmarks = [], presses = [], shows, ...state }: State,
  size: { width: number; height: number },
) {
  await page.setViewportSize(size)
  const shifts = await recordShifts(page, state.makesWay)
  const url = `${app.origin}/icon.svg`
  const fields = state.title ? { url, title: state.title } : { url }
  if (bookmarks.length > 0) await seedBookmarks(page, bookmarks, fields)
  Object.assign(app.mock.settings, state.settings)
  await state.prepare?.(page)
  await page.goto(state.path ?? day('2024-01-05'))
  // Before, no key is heard.
  await page.locator('nav').waitFor()
  await nextFrame(page)
  for (const press of presses)
    await (/^\w+$/.test(press) ? page.keyboard.press(press) : page.locator(press).click())
  await state.act?.(page)
  const seen = page.locator(shows).filter({ visible: true }).first()
  await expect(seen).toBeVisible()
  expect.soft(await shifts(), 'what jumps').toEqual([])
  await state.also?.(page, seen)
}

/** A picture whose successor says how large it is. */
function ofProportion(proportion: number) {
  const path = day(findProportion(proportion, '2024-01-01'))
  return { settings: { failure: 'gone' }, path } as const
}

/** A wide screen shows all of it. */
async function openMore(page: Page) {
  const more = page.locator('summary', { hasText: 'More' })
  await expect(more.or(page.getByRole('button', { name: 'Export' }))).toBeVisible()
  if (await more.isVisible()) await more.click()
}
