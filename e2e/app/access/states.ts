import type { Page } from '@playwright/test'
import { findDay } from '../../../mock-api/kind.ts'
import type { MockApi } from '../../../mock-api/service.ts'
import { byDate } from '../../fixtures/by-date.ts'
import { seedRecords } from '../../fixtures/database.ts'
import { entryOf } from '../../fixtures/entries.ts'
import { expect } from '../../fixtures/app.ts'

interface State {
  name: string
  open: (page: Page, mock: MockApi) => Promise<void>
}

/** Every state of both screens, in an order in which each can be opened after the one before. */
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
    open: async (page) => {
      await page.goto('/dateview?date=2024-01-05')
      await expect(byDate(page).card.getByRole('img')).toBeVisible()
    },
  },
  {
    name: 'bookmarked picture',
    open: async (page) => {
      await byDate(page).heart.click()
      await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
    },
  },
  {
    name: 'modal',
    open: async (page) => {
      await byDate(page).title.click()
      await expect(byDate(page).modal).toBeVisible()
    },
  },
  {
    name: 'closer look',
    open: async (page) => {
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
    name: 'keys',
    open: async (page) => {
      await page.goto('/dateview?date=2024-01-05')
      await expect(byDate(page).card.getByRole('img')).toBeVisible()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    },
  },
  {
    name: 'one bookmark',
    open: async (page) => {
      await page.goto('/bookmarks')
      await expect(byDate(page).card).toHaveCount(1)
    },
  },
  {
    name: "a bookmark's modal",
    open: async (page) => {
      await byDate(page).title.click()
      await expect(byDate(page).modal).toBeVisible()
      await expect(byDate(page).modal.getByRole('button', { name: 'Share' })).toBeVisible()
    },
  },
  {
    name: 'saved copy',
    open: async (page, { settings }) => {
      settings.failure = 'unavailable'
      settings.successorFailure = 'unavailable'
      // A kept entry would come first.
      await page.evaluate(() => localStorage.clear())
      await page.goto('/dateview?date=2024-01-05')
      await expect(page.getByText('This is the copy saved with your bookmark.')).toBeVisible()
      settings.failure = undefined
      settings.successorFailure = undefined
    },
  },
  {
    name: 'undo',
    open: async (page) => {
      await page.goto('/bookmarks')
      await page.getByRole('button', { name: 'Remove bookmark' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  {
    name: 'undone',
    open: async (page) => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('is back.')).toBeVisible()
    },
  },
  {
    name: 'import',
    open: async (page) => {
      await page.getByLabel('File to import').setInputFiles({
        name: 'bookmarks.json',
        mimeType: 'application/json',
        buffer: Buffer.from('[7,{"date":"2024-01-06","title":"A Lamp","url":"x:"}]'),
      })
      await expect(page.getByRole('dialog', { name: 'Import bookmarks' })).toBeVisible()
    },
  },
  {
    name: 'refused import',
    open: async (page) => {
      await page.goto('/bookmarks')
      await page.getByLabel('File to import').setInputFiles({
        name: 'bookmarks.json',
        mimeType: 'application/json',
        buffer: Buffer.from('[{"date":'),
      })
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
  {
    name: 'broken picture',
    open: async (page, { settings }) => {
      settings.brokenMedia = true
      await page.goto('/dateview?date=2024-01-09')
      await expect(byDate(page).card.getByText('could not be loaded')).toBeVisible()
      settings.brokenMedia = false
    },
  },
  {
    name: 'loading',
    open: async (page, { settings }) => {
      settings.latency = 60_000
      await page.goto('/dateview?date=2024-01-08')
      await expect(byDate(page).loading).toBeAttached()
      settings.latency = 0
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
      settings.failure = undefined
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
      settings.failure = undefined
      settings.successorFailure = undefined
    },
  })),
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
      await page.goto('/dateview?date=2024-01-05')
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
    open: async (page) => {
      await page.goto('/icon.svg')
      await page.evaluate(() => {
        indexedDB.deleteDatabase('bookmark')
      })
      await seedRecords(
        page,
        Array.from({ length: 40 }, (_, index) => ({
          ...entryOf(new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)),
          url: `${new URL(page.url()).origin}/icon.svg`,
          createdAt: new Date(Date.UTC(2025, 0, 1 + index)),
        })),
      )
      await page.goto('/bookmarks')
      await expect(byDate(page).card.first()).toBeVisible()
    },
  },
  {
    name: 'a search that finds',
    open: async (page) => {
      await page.goto('/bookmarks?q=2024-01-1&order=oldest')
      await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('oldest')
      await expect(byDate(page).card.first()).toBeVisible()
      await expect(page.getByText('of 40 bookmarks')).toBeVisible()
    },
  },
  {
    name: 'a search that finds nothing',
    open: async (page) => {
      await page.goto('/bookmarks?q=nowhere')
      await expect(page.getByText('No bookmarks match')).toBeVisible()
    },
  },
]
