import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, failedRequest, type Page, test } from '../../fixtures/app.ts'
import * as faults from './faults.ts'
import { openState, states } from './states.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A narrow window that shows all that stands below one another. */
const tall = { width: 320, height: 900 }

test.beforeEach(({ allowConsole }) => {
  allowConsole(failedRequest)
  allowConsole(/the test's crash/)
})

// Every other state opens on a phone, and has the colours of the night looked at; the rare checks turn that round.
for (const [index, [name, state]] of Object.entries(states).entries()) {
  const isOdd = index % 2 === 1

  test(`The state “${name}” fits the usual windows and visitors`, async ({ page, app }) => {
    await openState({ page, app }, state, isOdd ? faults.phone : faults.desk)
    await faults.soon(() => faults.textsBesideOthers(page)).toEqual([])
    await faults.soon(() => faults.movements(page), 'movements').toEqual([])
    await fits(page, faults.usualSizes)
    await passesAxe(page, isOdd ? 'dark' : 'light')
    await faults.resize(page, tall)
    await faults.soon(() => faults.smallTargets(page), 'targets').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    await faults.soon(() => faults.wordsThatMeet(page, 'img'), 'over pictures').toEqual([])
  })

  test(`The state “${name}” fits every window @rare`, async ({ page, app }) => {
    test.slow()
    await openState({ page, app }, state, isOdd ? faults.desk : faults.phone)
    await passesAxe(page, isOdd ? 'light' : 'dark', ['color-contrast'])
    await fits(page, faults.sizes)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await fits(page, [{ width: 640, height: 512 }])
  })
}

async function fits(page: Page, windows: typeof faults.sizes) {
  for (const size of windows) {
    await faults.resize(page, size)
    await faults.soon(() => faults.misplaced(page), `${size.width} × ${size.height}`).toEqual([])
  }
}

/** @param rules the only ones, where others have passed in another theme */
async function passesAxe(page: Page, theme: 'dark' | 'light', rules?: string[]) {
  await page.emulateMedia({ colorScheme: theme })
  await faults.resize(page, theme === 'dark' ? faults.desk : tall)
  // What fades in has less contrast until it is there.
  await faults.soon(() => page.evaluate(fading)).toEqual([])
  await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    rules: { 'label-content-name-mismatch': { enabled: true } },
  }
  const found = await page.evaluate(async (its) => {
    const results: AxeResults = await Reflect.get(globalThis, 'axe').run({ exclude: 'iframe' }, its)
    return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, options)
  expect.soft(found, theme).toEqual([])
}

/** How long the short animations that run take, in milliseconds. */
function fading() {
  const all = document.getAnimations()
  return all.map(({ effect }) => Number(effect?.getTiming().duration)).filter((time) => time < 1000)
}
