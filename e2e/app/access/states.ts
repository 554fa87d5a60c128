import type { Locator, Page } from '@playwright/test'
import { findDay, findProportion } from '../../../mock-api/kind.ts'
import type { Settings } from '../../../mock-api/settings.ts'
import { failedRequest } from '../../fixtures/browser.ts'
import { byDate, chooseFile, recordShifts } from '../../fixtures/page.ts'
import { listOfDays, seedBookmarks } from '../../fixtures/database.ts'
import { answerWith, entryOf, holdRequests, mockOtherHosts } from '../../fixtures/entries.ts'
import { expect, test as base } from '../../fixtures/app.ts'
import * as looks from './looks.ts'

type Act = (page: Page, settings: Settings) => Promise<unknown>
type Part = (page: Page) => Locator

interface State {
  /** The days that are bookmarked; none by default. */
  bookmarks?: readonly string[]
  /** How the mock API behaves. */
  settings?: Partial<Settings>
  /** What is different in this browser. */
  prepare?: (page: Page) => Promise<unknown>
  /** Where it begins; a day's page by default. */
  path?: string
  /** What a visitor does there. */
  acts?: readonly Act[]
  /** The words or the part that a visitor sees then. */
  shows: string | Part
  /** The selector of the part in which what comes late may push what is there. */
  makesWay?: string
  /** What else holds there. */
  also?: (page: Page) => Promise<void>
}

const one = ['2024-01-05']
const { days: three } = listOfDays(3)
const { days: forty } = listOfDays(40)
const bookmarkPictures = '**/icon.svg'

const card: Part = (page) => byDate(page).card
const picture: Part = (page) => card(page).getByRole('img')
const button =
  (name: string): Part =>
  (page) =>
    page.getByRole('button', { name, exact: true })
const dialog =
  (name: string): Part =>
  (page) =>
    page.getByRole('dialog', { name })
const seePicture = (page: Page) => expect(picture(page)).toBeVisible()

/** Every state of both screens, for `openState`. */
const states = {
  picture: { shows: picture, also: looks.standsInOneRow },
  'upright picture': ofProportion(2 / 3),
  'square picture': ofProportion(1),
  panorama: ofProportion(4),
  'broken picture': { settings: { brokenMedia: true }, shows: 'could not be loaded' },
  film: { path: `/dateview?date=${findDay('film')}`, shows: card, also: looks.hasNoDarkBox },
  player: { path: `/dateview?date=${findDay('player')}`, shows: card, also: looks.hasNoDarkBox },
  other: { path: `/dateview?date=${findDay('other')}`, shows: card, also: looks.hasNoDarkBox },
  loading: {
    settings: { latency: 60_000 },
    shows: (page) => byDate(page).loading,
    also: looks.hasNoDarkBox,
  },
  'not found': {
    path: '/dateview?date=1995-06-17',
    shows: 'Not found.',
    also: looks.standsInTheMiddle('Not found.'),
  },
  'not out yet': {
    settings: fail('notFound', 'notFound'),
    path: '/dateview',
    shows: 'appears shortly after midnight in New York',
  },
  invalid: {
    path: '/dateview?date=1990-01-01',
    shows: 'Invalid Request',
    also: looks.standsInTheMiddle('Invalid Request'),
  },
  'another code': {
    settings: fail('internalError'),
    acts: [(page) => expect(byDate(page).loading).toHaveCount(0)],
    shows: 'The date range follows EST5EDT.',
  },
  unavailable: {
    settings: fail('unavailable'),
    shows: 'is down right now',
    also: looks.standsInTheMiddle('is down right now'),
  },
  limit: { settings: fail('limit', 'limit'), shows: 'Try again in about an hour.' },
  'no entry': { settings: fail('html', 'html'), shows: 'not a picture entry' },
  'saved copy': {
    bookmarks: one,
    settings: fail('unavailable'),
    shows: 'This is the copy saved with your bookmark.',
  },
  offline: {
    acts: [seePicture, (page) => page.context().setOffline(true), click('Next day')],
    shows: 'Check your connection.',
  },
  'no later day, which says why': {
    path: '/dateview',
    acts: [seePicture, press('ArrowRight')],
    shows: 'A new picture comes at midnight in New York.',
  },

  dialog: { acts: [openCard], shows: button('Share') },
  'description and objects of the sky': {
    prepare: async (page) => {
      await mockOtherHosts(page)
      await answerWith(page, { title: 'M31 beside NGC 206', alt: 'A spiral.' })
    },
    acts: [openCard, (page) => page.getByText('Image description').click()],
    shows: 'A spiral.',
  },
  'image viewer': { acts: [openCard, pressButton('Zoom')], shows: dialog('Image viewer') },
  'About, with the keys': { acts: [click('About')], shows: dialog('About') },
  'a note': {
    bookmarks: one,
    acts: [openCard, writeNote('#wallpaper\n'.repeat(30))],
    shows: 'Saved',
  },
  'undo below the heart': {
    bookmarks: one,
    acts: [
      openCard,
      writeNote('Mine'),
      (page) => byDate(page).dialog.getByRole('button', { name: 'Bookmark' }).click(),
    ],
    shows: button('Undo'),
  },
  'undo beside the heart': {
    bookmarks: one,
    acts: [openCard, writeNote('Mine'), press('Escape'), click('Bookmark'), seeHeartBesideUndo],
    shows: button('Undo'),
  },

  'a month': {
    bookmarks: ['2010-05-12'],
    path: '/dateview?date=2010-05-17',
    acts: [press('m')],
    shows: (page) => page.getByRole('link', { name: /^31( Mon)?, Comet/ }),
  },
  'a month without its list': {
    makesWay: '.Archive_archive',
    path: '/dateview?month=1995-07',
    acts: [
      (page) => expect(page.getByRole('link', { name: /^31( Mon)?, / })).toBeVisible(),
      (page, settings) => {
        settings.archiveFailure = 'unavailable'
        return page.keyboard.press('ArrowLeft')
      },
    ],
    shows: 'The days below still open.',
  },
  'a day in all years': {
    bookmarks: ['2010-05-17'],
    path: '/dateview?day=05-17',
    shows: (page) => page.getByRole('link', { name: /^2010, .*, bookmarked$/ }),
  },
  'a day in all years without its list': {
    makesWay: '.Archive_archive',
    settings: { archiveFailure: 'unavailable' },
    path: '/dateview?day=02-29',
    shows: 'The days below still open.',
  },
  'no day of the calendar': { path: '/dateview?day=soon', shows: 'Choose a day from 1 January' },
  'no month': { path: '/dateview?month=soon', shows: 'Choose a month from June 1995' },
  'found pictures': { path: '/dateview?find=comet', shows: button('Show more') },
  'no found pictures': { path: '/dateview?find=zebra', shows: 'No pictures found for' },

  'no bookmarks': {
    path: '/bookmarks',
    shows: 'You have no bookmarks yet.',
    also: looks.standsInTheMiddle('You have no bookmarks yet.'),
  },
  'forty bookmarks': { bookmarks: forty, path: '/bookmarks', shows: (page) => card(page).first() },
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
    shows: (page) => card(page).nth(2),
    also: looks.hasNoDarkBox,
  },
  'a search that finds': {
    bookmarks: forty,
    path: '/bookmarks?q=2020-01-1&order=oldest',
    shows: (page) => page.getByRole('heading', { name: '10 of 40 bookmarks' }),
    also: looks.takesOneLine('10 of 40'),
  },
  'a search that finds nothing': {
    bookmarks: forty,
    path: '/bookmarks?q=nowhere',
    shows: 'No bookmarks match',
  },
  'More beside the search': {
    bookmarks: three,
    path: '/bookmarks',
    acts: [openMore],
    shows: button('Export'),
  },
  slideshow: {
    bookmarks: three,
    // A window that fills the screen can't be made smaller.
    prepare: (page) =>
      page.addInitScript(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
      }),
    path: '/bookmarks',
    acts: [openMore, click('Slideshow'), pressButton('Pause')],
    shows: button('Play'),
  },
  undo: {
    bookmarks: one,
    path: '/bookmarks',
    acts: [click('Remove bookmark')],
    shows: button('Undo'),
    also: looks.takesOneLine('removed'),
  },
  "a bookmark's dialog": {
    bookmarks: one,
    path: '/bookmarks',
    acts: [openCard],
    shows: button('Share'),
  },
  'a tile with a note': {
    bookmarks: one,
    path: '/bookmarks',
    acts: [openCard, writeNote('Mine'), press('Escape')],
    shows: 'Note: ',
  },
  import: {
    makesWay: '.BookmarksScreen_screen, [aria-label=Backup]',
    bookmarks: one,
    path: '/bookmarks',
    acts: [
      choose([
        7,
        entryOf('2024-01-05'),
        entryOf('2024-01-06', { media_type: 'other', note: 'Mine' }),
      ]),
    ],
    shows: '1 bookmark and 1 note added. 1 was already bookmarked. 1 entry could not be used.',
  },
  'refused import': { path: '/bookmarks', acts: [choose({})], shows: 'No bookmarks found' },

  'unknown path': {
    path: '/nowhere',
    shows: "There's nothing here!",
    also: looks.standsInTheMiddle("There's nothing here!"),
  },
  crash: {
    prepare: (page) =>
      page.addInitScript(() => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new Error("the test's crash")
        }
      }),
    acts: [openCard],
    shows: 'Something went wrong on this screen.',
  },
} satisfies Record<string, State>

type StateName = keyof typeof states

export const stateNames = Object.keys(states).filter((name): name is StateName => name in states)

interface Fixtures {
  /** Opens a state in a browser that has nothing yet, in a window of this size; nothing may jump. */
  openState: (name: StateName, size: { width: number; height: number }) => Promise<void>
}

export const test = base.extend<Fixtures>({
  openState: async ({ page, app, allowConsole }, provide) => {
    allowConsole(failedRequest)
    allowConsole(/the test's crash/)
    await provide(async (name, size) => {
      const state: State = states[name]
      const { bookmarks = [], settings, prepare, acts = [], shows, makesWay, also } = state
      await page.setViewportSize(size)
      const shifts = await recordShifts(page, makesWay)
      const url = `${app.origin}/icon.svg`
      if (bookmarks.length > 0) await seedBookmarks(page, bookmarks, { url })
      Object.assign(app.mock.settings, settings)
      await prepare?.(page)
      await page.goto(state.path ?? '/dateview?date=2024-01-05')
      for (const act of acts) await act(page, app.mock.settings)
      const shown = typeof shows === 'string' ? seenText(page, shows) : shows(page)
      await expect(shown).toBeVisible()
      expect.soft(await shifts(), 'what jumps').toEqual([])
      await also?.(page)
    })
  },
})

/** The first text that is not for screen readers alone. */
function seenText(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true }).first()
}

/** A picture whose successor says how large it is. */
function ofProportion(proportion: number) {
  const path = `/dateview?date=${findProportion(proportion, '2024-01-01')}`
  return { settings: { failure: 'gone' as const }, path, shows: picture }
}

function fail(
  failure: Settings['failure'],
  successorFailure: Settings['successorFailure'] = 'unavailable',
) {
  return { failure, successorFailure }
}

function click(name: string): Act {
  return (page) => button(name)(page).click()
}

/** Presses a key once the screen is there. */
function press(key: string): Act {
  return async (page) => {
    await expect(card(page)).toBeVisible()
    await page.keyboard.press(key)
  }
}

async function openCard(page: Page) {
  await seePicture(page)
  await byDate(page).title.click()
}

/** By key: a dialog that has just opened takes no click, and Playwright's retries scroll what overflows in it. */
function pressButton(name: string): Act {
  return (page) => button(name)(page).press('Enter')
}

function writeNote(text: string): Act {
  return (page) => page.getByRole('textbox', { name: 'Your note' }).fill(text)
}

async function seeHeartBesideUndo(page: Page) {
  await expect(button('Undo')(page)).toBeVisible()
  await byDate(page).heart.click({ trial: true, timeout: 1000 })
}

/** A wide screen shows all of it. */
async function openMore(page: Page) {
  const more = page.locator('summary', { hasText: 'More' })
  await expect(more.or(button('Export')(page))).toBeVisible()
  if (await more.isVisible()) await more.click()
}

function choose(content: unknown): Act {
  return (page) => chooseFile(page, content)
}
