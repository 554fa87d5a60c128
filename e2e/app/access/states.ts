import type { Page } from '@playwright/test'
import { findDay, findProportion } from '../../../mock-api/kind.ts'
import type { MockApi } from '../../../mock-api/service.ts'
import { failedRequest } from '../../fixtures/browser.ts'
import { byDate, recordShifts } from '../../fixtures/page.ts'
import { seedRecords } from '../../fixtures/database.ts'
import { answerWith, entryOf, holdRequests, mockOtherHosts } from '../../fixtures/entries.ts'
import { expect } from '../../fixtures/app.ts'

interface State {
  name: string
  /** The days that are bookmarked; none by default. */
  bookmarks?: string[]
  /** Opens it in a browser that has nothing but the bookmarks. */
  open: (page: Page, mock: MockApi) => Promise<void>
}

const day = '2024-01-05'
const fortyDays = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
)

/** Every state of both screens, for `openState`. */
export const states: State[] = [
  {
    name: 'no bookmarks',
    open: async (page) => {
      await page.goto('/bookmarks')
      await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
    },
  },
  {
    name: 'picture',
    open: openPicture,
  },
  {
    name: 'dialog',
    open: openDialog,
  },
  {
    name: 'description, objects of the sky and other years',
    open: async (page) => {
      await answerWith(page, { title: 'M31 beside NGC 206', alt: 'A spiral.' })
      await mockOtherHosts(page)
      await openDialog(page)
      await page.getByText('Image description').click()
    },
  },
  {
    name: 'image viewer',
    open: async (page) => {
      await openDialog(page)
      await page.getByRole('button', { name: 'Zoom', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Image viewer' })).toBeVisible()
    },
  },
  {
    name: 'no later day, which says why',
    open: async (page) => {
      await page.goto('/dateview')
      await expect(byDate(page).card.getByRole('img')).toBeVisible()
      await byDate(page).next.focus()
      await expect(byDate(page).next).toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    name: 'keyboard shortcuts',
    open: async (page) => {
      await openPicture(page)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    },
  },
  {
    name: "a bookmark's dialog",
    bookmarks: [day],
    open: async (page) => {
      await page.goto('/bookmarks')
      await byDate(page).title.click()
      await expect(byDate(page).dialog).toBeVisible()
      await expect(byDate(page).dialog.getByRole('button', { name: 'Share' })).toBeVisible()
    },
  },
  {
    name: 'a note',
    bookmarks: [day],
    open: async (page) => {
      await openDialog(page)
      const note = page.getByRole('textbox', { name: 'Your note' })
      await note.fill('For the hall\n#wallpaper')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'undo below the heart',
    bookmarks: [day],
    open: async (page) => {
      await openDialog(page)
      await page.getByRole('textbox', { name: 'Your note' }).fill('Mine')
      await byDate(page).dialog.getByRole('button', { name: 'Bookmark' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  {
    name: 'undo beside the heart',
    bookmarks: [day],
    open: async (page) => {
      await openDialog(page)
      await page.getByRole('textbox', { name: 'Your note' }).fill('Mine')
      await page.keyboard.press('Escape')
      await expect(byDate(page).dialog).toHaveCount(0)
      await byDate(page).heart.click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      // With the toast there.
      await byDate(page).heart.click({ trial: true, timeout: 1000 })
    },
  },
  {
    name: 'a tile with a note',
    bookmarks: [day],
    open: async (page) => {
      await page.goto('/bookmarks')
      await byDate(page).title.click()
      await page.getByRole('textbox', { name: 'Your note' }).fill('Mine')
      await page.keyboard.press('Escape')
      await expect(page.getByText('Has a note')).toBeAttached()
    },
  },
  {
    name: 'saved copy',
    bookmarks: [day],
    open: async (page, { settings }) => {
      settings.failure = 'unavailable'
      settings.successorFailure = 'unavailable'
      await page.goto(`/dateview?date=${day}`)
      await expect(page.getByText('This is the copy saved with your bookmark.')).toBeVisible()
    },
  },
  {
    name: 'undo',
    bookmarks: [day],
    open: removeBookmark,
  },
  {
    name: 'import',
    bookmarks: [day],
    open: async (page) => {
      await chooseFile(page, '[7,{"date":"2024-01-06","title":"A Lamp","url":"x:"}]')
      await expect(page.getByRole('dialog', { name: 'Import bookmarks' })).toBeVisible()
    },
  },
  {
    name: 'finished import',
    bookmarks: [day],
    open: async (page) => {
      await chooseFile(page, JSON.stringify([entryOf('2024-01-06', { url: page.url() })]))
      await page.getByRole('button', { name: 'Add 1 bookmark' }).click()
      const toast = page.getByText('1 bookmark imported.')
      // It passes after five seconds.
      await toast.evaluate((element) => element.getAnimations().forEach((each) => each.pause()))
      await expect(toast).toBeVisible()
    },
  },
  {
    name: 'refused import',
    open: async (page) => {
      await chooseFile(page, '[{"date":')
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('isn’t JSON')
    },
  },
  ...(['film', 'player', 'other'] as const).map((kind) => ({
    name: kind,
    open: async (page: Page) => {
      await page.goto(`/dateview?date=${findDay(kind)}`)
      await expect(byDate(page).card).toBeVisible()
    },
  })),
  ...[
    ['upright picture', 2 / 3] as const,
    ['square picture', 1] as const,
    ['panorama', 4] as const,
  ].map(([name, proportion]) => ({
    name,
    open: async (page: Page, { settings }: MockApi) => {
      // Its successor says how large a picture is.
      settings.failure = 'gone'
      await page.goto(`/dateview?date=${findProportion(proportion, '2024-01-01')}`)
      await expect(byDate(page).card.getByRole('img')).toBeVisible()
    },
  })),
  {
    name: 'broken picture',
    open: async (page, { settings }) => {
      settings.brokenMedia = true
      await page.goto('/dateview?date=2024-01-09')
      await expect(byDate(page).card.getByText('could not be loaded')).toBeVisible()
    },
  },
  {
    name: 'loading',
    open: async (page, { settings }) => {
      settings.latency = 60_000
      await page.goto('/dateview?date=2024-01-08')
      await expect(byDate(page).loading).toBeAttached()
    },
  },
  {
    name: 'not found',
    open: async (page) => {
      await page.goto('/dateview?date=1995-06-17')
      await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'not out yet',
    open: async (page, { settings }) => {
      settings.failure = 'notFound'
      await page.goto('/dateview')
      await expect(page.getByText('appears shortly after midnight in New York')).toBeVisible()
    },
  },
  {
    name: 'invalid',
    open: async (page) => {
      await page.goto('/dateview?date=1990-01-01')
      await expect(page.getByText('Invalid Request')).toBeVisible()
    },
  },
  ...(['internalError', 'unavailable', 'limit', 'html'] as const).map((failure) => ({
    name: failure,
    open: async (page: Page, { settings }: MockApi) => {
      settings.failure = failure
      settings.successorFailure = failure === 'limit' ? 'limit' : 'unavailable'
      await page.goto('/dateview?date=2024-01-07')
      await expect(byDate(page).loading).toHaveCount(0)
    },
  })),
  {
    name: 'a month',
    bookmarks: ['2010-05-12'],
    open: async (page) => {
      await page.goto('/dateview?date=2010-05-17')
      await expect(byDate(page).card).toBeVisible()
      await page.keyboard.press('m')
      await expect(page.getByRole('link', { name: 'May 31, 2010, Comet' })).toBeVisible()
    },
  },
  {
    name: 'a month without its list',
    open: async (page, { settings }) => {
      await page.goto('/dateview?month=1995-07')
      await expect(page.getByRole('link', { name: /July 31, 1995, / })).toBeVisible()
      settings.archiveFailure = 'unavailable'
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByText('The days below still open.')).toBeVisible()
    },
  },
  {
    name: 'no month',
    open: async (page) => {
      await page.goto('/dateview?month=soon')
      await expect(page.getByText('Choose a month from June 1995')).toBeVisible()
    },
  },
  {
    name: 'found pictures',
    open: async (page) => {
      await page.goto('/dateview?find=comet')
      await expect(page.getByRole('button', { name: 'More' })).toBeVisible()
    },
  },
  {
    name: 'no found pictures',
    open: async (page) => {
      await page.goto('/dateview?find=zebra')
      await expect(page.getByText('No pictures found for “zebra”.')).toBeVisible()
    },
  },
  {
    name: 'unknown path',
    open: async (page) => {
      await page.goto('/nowhere')
      await expect(page.getByText("There's nothing here!")).toBeVisible()
    },
  },
  {
    name: 'crash',
    open: async (page) => {
      await openPicture(page)
      await page.evaluate(() => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new Error("the test's crash")
        }
      })
      await byDate(page).title.click()
      await expect(page.getByText('Something went wrong on this screen.')).toBeVisible()
    },
  },
  {
    name: 'forty bookmarks',
    bookmarks: fortyDays,
    open: async (page) => {
      await page.goto('/bookmarks')
      await expect(byDate(page).card.first()).toBeVisible()
    },
  },
  {
    name: 'More beside the search',
    bookmarks: fortyDays,
    open: async (page) => {
      await page.goto('/bookmarks')
      await openMore(page)
    },
  },
  {
    name: 'About',
    open: async (page) => {
      await openPicture(page)
      // On touch screens there is a button, and on others the sheet of keys has it.
      await page.getByText('About', { exact: true }).dispatchEvent('click')
      await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible()
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await openPicture(page)
      await page.context().setOffline(true)
      await byDate(page).next.click()
      await expect(page.getByText('Check your connection.')).toBeVisible()
      await page.context().setOffline(false)
    },
  },
  {
    name: 'slideshow',
    bookmarks: fortyDays.slice(0, 3),
    open: async (page) => {
      await page.goto('/bookmarks')
      // A window that fills the screen can't be made smaller.
      await page.evaluate(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
      })
      await openMore(page)
      await page.getByRole('button', { name: 'Slideshow' }).click()
      await page.getByRole('button', { name: 'Pause' }).click()
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    },
  },
  {
    name: 'bookmarks without their pictures',
    bookmarks: fortyDays.slice(0, 3),
    open: async (page) => {
      const pictures = '**/icon.svg'
      await page.route(pictures, (route) => route.abort())
      await page.goto('/bookmarks')
      await expect(page.getByText('could not be loaded')).toHaveCount(3)
      await page.unroute(pictures)
    },
  },
  {
    name: 'bookmarks whose pictures are loading',
    bookmarks: fortyDays.slice(0, 3),
    open: async (page) => {
      await holdRequests(page, '**/icon.svg')
      await page.goto('/bookmarks')
      await expect(byDate(page).card).toHaveCount(3)
    },
  },
  {
    name: 'a search that finds',
    bookmarks: fortyDays,
    open: async (page) => {
      await page.goto('/bookmarks?q=2024-01-1&order=oldest')
      await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('oldest')
      await expect(byDate(page).card.first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'of 40 bookmarks' })).toBeVisible()
    },
  },
  {
    name: 'a search that finds nothing',
    bookmarks: fortyDays,
    open: async (page) => {
      await page.goto('/bookmarks?q=nowhere')
      await expect(page.getByText('No bookmarks match')).toBeVisible()
    },
  },
]

interface Journey {
  page: Page
  app: { mock: MockApi }
  allowConsole: (pattern: RegExp) => void
}

/** Opens a state in a browser that has nothing yet, in a window of this size; nothing may jump. */
export async function openState(
  { bookmarks = [], open }: State,
  { page, app, allowConsole }: Journey,
  [width, height]: readonly [number, number],
) {
  allowConsole(failedRequest)
  allowConsole(/web-share|the test's crash/)
  await page.setViewportSize({ width, height })
  const shifts = await recordShifts(page)
  if (bookmarks.length > 0) {
    await page.goto('/icon.svg')
    const url = page.url()
    await seedRecords(
      page,
      bookmarks.map((date) => ({ ...entryOf(date, { url }), createdAt: new Date(date) })),
    )
  }
  await open(page, app.mock)
  expect.soft(await shifts(), 'what jumps').toEqual([])
}

async function openPicture(page: Page) {
  await page.goto(`/dateview?date=${day}`)
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
}

async function openDialog(page: Page) {
  await openPicture(page)
  await byDate(page).title.click()
  await expect(byDate(page).dialog).toBeVisible()
}

/** A wide screen shows all of it. */
async function openMore(page: Page) {
  const more = page.getByRole('button', { name: 'More' })
  const exporting = page.getByRole('button', { name: 'Export' })
  await expect(more.or(exporting)).toBeVisible()
  if (await more.isVisible()) await more.click()
  await expect(exporting).toBeVisible()
}

async function chooseFile(page: Page, text: string) {
  await page.goto('/bookmarks')
  const file = { name: 'bookmarks.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('File to import').setInputFiles(file)
}

async function removeBookmark(page: Page) {
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
}
