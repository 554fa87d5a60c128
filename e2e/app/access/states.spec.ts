import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/app.ts'
import { textsBesideOthers } from '../../fixtures/translator.ts'
import { desk, faults, phone, sizes, smallTargets, soon } from './looks.ts'
import { stateNames, test } from './states.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const [index, name] of stateNames.entries()) {
  test(`The state "${name}" fits every window and visitor`, async ({ page, openState }) => {
    test.slow()
    // Every other state on a phone.
    await openState(name, index % 2 ? phone : desk)
    await soon(() => textsBesideOthers(page)).toEqual([])
    await passesAxe(page, 1280, 'dark')
    await passesAxe(page, 320, 'light', ['color-contrast'])
    for (const size of sizes) {
      await page.setViewportSize(size)
      await soon(() => faults(page), `${size.width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 640, height: 512 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await soon(() => faults(page), 'text at 200 %').toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 320, height: 900 })
    await soon(() => smallTargets(page), 'targets').toEqual([])
  })
}

/** @param rules the only ones, where others have passed in another theme */
async function passesAxe(page: Page, width: number, theme: 'dark' | 'light', rules?: string[]) {
  await page.setViewportSize({ width, height: 900 })
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
  expect.soft(found, `${theme}, ${width} px`).toEqual([])
}

/** How long the short animations that run take, in milliseconds. */
function fading() {
  const all = document.getAnimations()
  return all.map(({ effect }) => Number(effect?.getTiming().duration)).filter((time) => time < 1000)
}
