import { expect, type Page, test } from '../../fixtures/app.ts'
import { waitForPaint } from '../../fixtures/page.ts'

export const phone = { width: 375, height: 667 }
export const landscapePhone = { width: 667, height: 375 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1440, height: 900 }
export const smallPhone = { width: 320, height: 454 }

/** The windows that each state must fit, including half a display and a phone at 200%. */
export const sizes = [
  { width: 187, height: 333 },
  smallPhone,
  { width: 320, height: 512 },
  phone,
  { width: 390, height: 844 },
  { width: 412, height: 400 },
  landscapePhone,
  tablet,
  { width: 960, height: 540 },
  desktop,
  { width: 1920, height: 1080 },
]
export const usualSizes = [phone, smallPhone, landscapePhone, desktop]

export const softPoll = expect.configure({ soft: true }).poll

/** Resizes the window, and waits for the page to follow. */
export async function resize(page: Page, size: { width: number; height: number }) {
  const current = page.viewportSize()
  if (current?.width === size.width && current.height === size.height) return
  await page.setViewportSize(size)
  await waitForPaint(page)
}

export async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.locator('article, main li').first().waitFor()
  // Removes the space above the page that the mock API's notice takes.
  await page.evaluate(() => document.documentElement.style.setProperty('--safe-top', '0px'))
}

/** Visits each path, and checks it in each window. */
export async function checkPages(
  page: Page,
  paths: string[],
  windows: { width: number; height: number }[],
  check: () => Promise<unknown>,
) {
  for (const path of paths) {
    await visit(page, path)
    for (const size of windows) {
      await resize(page, size)
      await test.step(`${path} at ${size.width} × ${size.height}`, check)
    }
  }
}
