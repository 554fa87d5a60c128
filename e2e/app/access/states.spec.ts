import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, failedRequest, test } from '../../fixtures/app.ts'
import {
  desk,
  faults,
  phone,
  sizes,
  smallTargets,
  soon,
  textsBesideOthers,
  usualSizes,
} from './looks.ts'
import { openState, states } from './states.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.beforeEach(({ allowConsole }) => {
  allowConsole(failedRequest)
  allowConsole(/the test's crash/)
})

// Every other state opens on a phone, and has the colours of the night looked at; the rare checks turn that round.
for (const [index, [name, state]] of Object.entries(states).entries()) {
  const isOdd = index % 2 === 1

  test(`The state “${name}” fits the usual windows and visitors`, async ({ page, app }) => {
    await openState({ page, app }, state, isOdd ? phone : desk)
    await soon(() => textsBesideOthers(page)).toEqual([])
    await passesAxe(page, isOdd ? 'dark' : 'light')
    await fits(page, usualSizes)
    await page.setViewportSize({ width: 320, height: 900 })
    await soon(() => smallTargets(page), 'targets').toEqual([])
  })

  test(`The state “${name}” fits every window @rare`, async ({ page, app }) => {
    test.slow()
    await openState({ page, app }, state, isOdd ? desk : phone)
    await passesAxe(page, isOdd ? 'light' : 'dark', ['color-contrast'])
    await fits(page, sizes)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await fits(page, [{ width: 640, height: 512 }])
  })
}

async function fits(page: Page, windows: typeof sizes) {
  for (const size of windows) {
    await page.setViewportSize(size)
    await soon(() => faults(page), `${size.width} × ${size.height}`).toEqual([])
  }
}

/** @param rules the only ones, where others have passed in another theme */
async function passesAxe(page: Page, theme: 'dark' | 'light', rules?: string[]) {
  await page.setViewportSize({ width: theme === 'dark' ? 1280 : 320, height: 900 })
  await page.emulateMedia({ colorScheme: theme })
  // What fades in has less contrast until it is there.
  await soon(() => page.evaluate(fading)).toEqual([])
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .exclude('iframe')
    .setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  expect.soft(found, theme).toEqual([])
}

/** How long the short animations that run take, in milliseconds, once the page has followed its window and theme. */
async function fading() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const all = document.getAnimations()
  return all.map(({ effect }) => Number(effect?.getTiming().duration)).filter((time) => time < 1000)
}
