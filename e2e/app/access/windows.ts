import { expect, type Page } from '../../fixtures/app.ts'
import { nextFrame } from '../../fixtures/page.ts'

export const phone = { width: 375, height: 667 }
export const desk = { width: 1440, height: 900 }
/** The windows that each state must fit: also of small phones, half a display, and a phone at 200 %. */
export const sizes = [
  { width: 187, height: 333 },
  { width: 320, height: 454 },
  { width: 320, height: 512 },
  phone,
  { width: 390, height: 844 },
  { width: 412, height: 400 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 960, height: 540 },
  desk,
  { width: 1920, height: 1080 },
]

/** Those of every day: a usual phone, a small one with its bars, one on its side, a desk. */
export const usualSizes = [phone, { width: 320, height: 454 }, { width: 667, height: 375 }, desk]

/** What loads or moves may come a little later. */
export const soon = expect.configure({ soft: true }).poll

/** Gives the page a window, and time to follow it. */
export async function resize(page: Page, size: { width: number; height: number }) {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  await nextFrame(page)
}
