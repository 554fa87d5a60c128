import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'

/** Makes a picture in the widths that the app requests, from 36 kB at 480 px to 190 kB at 1,440 px. */
export async function makePictures() {
  const file = readFileSync('mock-api/media/galaxy-four-arms.webp').toString('base64')
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  const style = 'position: fixed; inset: 0; width: 100%'
  await page.setContent(`<img src="data:image/webp;base64,${file}" style="${style}">`)
  const pictures = []
  for (const width of [480, 960, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: Math.round(width / 1.5) })
    pictures.push({ width, body: await page.screenshot({ type: 'jpeg', quality: 95 }) })
  }
  await browser.close()
  return pictures
}
