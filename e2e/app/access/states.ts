import { findDay } from '../../../mock-api/entry.ts'
import type { MockSettings } from '../../../mock-api/mock-settings.ts'
import { expect, type Locator, type Page } from '../../fixtures/app.ts'
import { bookmarksOfDays } from '../../fixtures/database.ts'
import { byDate, pathForAspectRatio, refuseFullScreen } from '../../fixtures/page.ts'
import { expectNoTextUnderButtons, expectReadableOnWhite } from './text.ts'

export interface State {
  /** The path to open; by default Bookmarks, or a day if there are no bookmarks. */
  path?: string
  /** The days to bookmark, and more fields of these bookmarks. By default there are none. */
  bookmarks?: readonly string[]
  bookmarkFields?: Record<string, unknown>
  /** Changes to the mock API's settings, or fields of the entry that answers each look-up instead. */
  mock?: Partial<MockSettings>
  entryFields?: Record<string, unknown>
  /** A script that runs before the page, to change the browser. */
  initScript?: () => void
  /** What the visitor presses, in order: keys, named by one word, and controls, named by selectors. */
  presses?: readonly string[]
  /** The selector of what the visitor sees at the end. The checks begin once it is visible. */
  shows: string
  /** The selector of the only part whose content may shift while the state is opened. */
  mayShift?: string
  /** A check for this state only, before the checks for all states. `seen` is what `shows` selects. */
  check?: (page: Page, seen: Locator) => Promise<void>
}

/** Right-to-left text with a word that is too long for any line. */
const endless = `סדנת אור בלילה ${'Donaudampfschifffahrtsgesellschaft'.repeat(30)}`
const oneDay = ['2024-01-05']
const { days: threeDays } = bookmarksOfDays(3)
const { days: fortyDays } = bookmarksOfDays(40)
const servicesDown = { failure: 'unavailable', successorFailure: 'unavailable' } as const
const day = (date: string) => `/dateview?date=${date}`

// Selectors of controls.
const cardPicture = 'article img:not([alt=""])'
const cardHeart = 'article [aria-pressed]'
const aboutButton = 'nav button'
const moreButton = 'css=summary'
const zoomButton = 'dialog [title=Zoom]'
const noteField = 'dialog textarea'

/** What stands below the header of a screen. */
const content = 'main > div + div'

/** The page under a viewer, which shifts unseen when its scroll bar disappears. */
const coveredPage = '#root'

/** States that open on a desktop; the rare checks open them on a phone. */
export const desktopStates: Record<string, State> = {
  'a picture': { shows: cardPicture },
  'a picture that fails': { mock: { isMediaBroken: true }, shows: 'text=couldn’t be loaded' },
  'a day that is loading': { mock: { latency: 60_000 }, shows: 'text=Loading...' },
  'a removed bookmark and a step past today': {
    path: '/dateview',
    presses: [cardHeart, cardHeart, 'ArrowRight'],
    shows: 'text=The next picture appears shortly after midnight in New York.',
    check: async (page) => {
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      // Fails if a message covers the heart.
      await byDate(page).heart.click({ trial: true, timeout: 1000 })
    },
  },
  'sky links and very long right-to-left text': {
    entryFields: {
      title: `M31 and NGC 206 ${endless}`,
      explanation: `${endless} `.repeat(20),
      copyright: endless,
      alt: 'A spiral.',
    },
    presses: [cardPicture, 'text=Image description'],
    shows: 'text=A spiral.',
  },
  'a month whose list is missing': {
    path: '/dateview?month=1995-06',
    mock: { listFailure: 'unavailable' },
    shows: 'text=NASA’s list of pictures can’t be reached.',
    mayShift: content,
  },
  'search results': { path: '/dateview?find=comet', shows: 'main li img' },
  'forty bookmarks with notes': {
    bookmarks: fortyDays,
    bookmarkFields: { title: 'Inside the Lantern: Star Birth in Drift Nebula SN4', note: 'Lamp' },
    shows: 'text=Note: ',
  },
  'a slideshow': {
    bookmarks: threeDays,
    initScript: refuseFullScreen,
    presses: ['[title=Slideshow]', '[title=Pause]'],
    shows: 'role=button[name="Play"]',
    mayShift: coveredPage,
    check: expectNoTextUnderButtons,
  },
  'an open bookmark with a long note': {
    bookmarks: oneDay,
    bookmarkFields: { note: '#wallpaper\n'.repeat(30) },
    presses: [cardPicture, noteField, 'x'],
    shows: 'text=Saved',
    // Controls that are partly under the dialog's buttons would seem too small.
    check: (page) => page.locator('dialog').evaluate((dialog) => dialog.scrollTo(0, 0)),
  },
  'an unknown address': { path: '/nowhere', shows: `text=There's nothing here!` },
}

/** States that open on a phone; the rare checks open them on a desktop. */
export const phoneStates: Record<string, State> = {
  'a very long title': { entryFields: { title: endless, copyright: endless }, shows: cardPicture },
  'a panorama': { path: pathForAspectRatio(4), shows: cardPicture },
  'a video': { path: day(findDay('video')), shows: 'video' },
  'a day without media': { path: day(findDay('other')), shows: 'text=There’s no picture to show' },
  'a day without an entry': { path: day('1995-06-17'), shows: 'text=Not found.' },
  'a saved copy of an entry': {
    mock: servicesDown,
    path: day('2024-01-05'),
    bookmarks: oneDay,
    shows: 'text=This is the copy saved with your bookmark.',
    mayShift: content,
  },
  'an open entry': { presses: [cardPicture], shows: zoomButton },
  'the image viewer': {
    presses: [cardPicture, zoomButton],
    shows: 'role=dialog[name="Image viewer"]',
    mayShift: coveredPage,
    check: expectNoTextUnderButtons,
  },
  'the About dialog': { presses: [aboutButton], shows: 'role=dialog[name="About"]' },
  'a month': {
    path: day('2010-05-17'),
    bookmarks: ['2010-05-12'],
    presses: ['text=Browse'],
    shows: 'role=link[name=/^31 Mon Comet/]',
    check: expectReadableOnWhite,
  },
  'a search without results': {
    path: '/dateview?find=zebra',
    shows: 'text=No pictures found for',
    // The slideshow button disappears.
    mayShift: 'main',
  },
  'the More menu': { bookmarks: threeDays, presses: [moreButton], shows: 'text=Export' },
}
