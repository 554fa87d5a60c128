import { expect, type Page } from '../../fixtures/app.ts'
import { waitForPaint } from '../../fixtures/page.ts'

export const phone = { width: 375, height: 667 }
export const landscapePhone = { width: 667, height: 375 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1440, height: 900 }
const smallPhone = { width: 320, height: 454 }

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
