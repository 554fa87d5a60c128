import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { MockApi } from '../../../mock-api/service.ts'
import { expect, failedRequest, type Page, test } from '../../fixtures/app.ts'
import { seedBookmarks } from '../../fixtures/database.ts'
import { answerLookUps } from '../../fixtures/entries.ts'
import { waitForPaint, recordShifts } from '../../fixtures/page.ts'
import { layoutProblems } from './layout-problems.ts'
import { desktopStates, phoneStates, type State } from './states.ts'
import { elementsWithMixedText, textOver } from './text.ts'
import { movements, smallTargets } from './touch-and-motion.ts'
import { desktop, phone, resize, sizes, softPoll, usualSizes } from './windows.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A narrow window in which everything is stacked. */
const tall = { width: 320, height: 900 }

test.beforeEach(async ({ page, allowConsole }) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('nothing should move')
    }
    document.startViewTransition = fail
    Element.prototype.animate = fail
  })
  allowConsole(failedRequest)
})

for (const [name, state] of Object.entries({ ...desktopStates, ...phoneStates })) {
  const isPhoneState = name in phoneStates
  // Axe sees phone states dark on a desktop, and others light in a tall window. The rare checks swap that.
  const [firstWindow, otherWindow] = isPhoneState ? [phone, desktop] : [desktop, phone]

  test(`With ${name}, the page is accessible and fits common windows`, async ({ page, app }) => {
    const seen = await openState({ page, app }, state, firstWindow)
    await state.check?.(page, seen)
    await softPoll(() => elementsWithMixedText(page)).toEqual([])
    await softPoll(() => movements(page), 'movements').toEqual([])
    // The window in which the state was opened comes first.
    await expectToFit(page, isPhoneState ? usualSizes : usualSizes.toReversed())
    if (isPhoneState) await expectAxePasses(page, 'dark')
    await resize(page, tall)
    if (!isPhoneState) await expectAxePasses(page, 'light')
    await softPoll(() => smallTargets(page), 'targets').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    await softPoll(() => textOver(page, 'img'), 'over pictures').toEqual([])
  })

  test(`With ${name}, the page is legible and fits every window @rare`, async ({ page, app }) => {
    test.slow()
    await openState({ page, app }, state, otherWindow)
    await resize(page, isPhoneState ? tall : desktop)
    await expectAxePasses(page, isPhoneState ? 'light' : 'dark', ['color-contrast'])
    await expectToFit(page, sizes)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectToFit(page, [{ width: 640, height: 512 }])
  })
}

/** Opens a state in a new browser with a window of this size, and expects no layout shifts. */
async function openState(
  { page, app }: { page: Page; app: { origin: string; mock: MockApi } },
  { bookmarks, entryFields, presses = [], ...state }: State,
  size: { width: number; height: number },
) {
  await page.setViewportSize(size)
  const shifts = await recordShifts(page, state.mayShift)
  const fields = { url: `${app.origin}/icon.svg`, ...state.bookmarkFields }
  if (bookmarks) await seedBookmarks(page, bookmarks, fields)
  Object.assign(app.mock.settings, state.mock)
  if (entryFields) await answerLookUps(page, entryFields)
  if (state.initScript) await page.addInitScript(state.initScript)
  await page.goto(state.path ?? (bookmarks ? '/bookmarks' : '/dateview?date=2024-01-05'))
  // Keys work only once the app has rendered.
  await page.locator('nav').waitFor()
  await waitForPaint(page)
  for (const press of presses)
    await (/^\w+$/.test(press) ? page.keyboard.press(press) : page.locator(press).click())
  const seen = page.locator(state.shows).filter({ visible: true }).first()
  await expect(seen).toBeVisible()
  expect.soft(await shifts(), 'what shifts').toEqual([])
  return seen
}

async function expectToFit(page: Page, windows: typeof sizes) {
  for (const size of windows) {
    await resize(page, size)
    await softPoll(() => layoutProblems(page), `${size.width} × ${size.height}`).toEqual([])
  }
}

/** Checks all rules or, if the others have passed in the other theme, only `rules`. */
async function expectAxePasses(page: Page, theme: 'dark' | 'light', rules?: string[]) {
  await page.emulateMedia({ colorScheme: theme })
  // Contrast is too low until everything has faded in.
  const fading = () =>
    page.evaluate(() => {
      const times = document.getAnimations().map(({ effect }) => effect?.getTiming().duration)
      return times.filter((time) => Number(time) < 1000)
    })
  await softPoll(fading).toEqual([])
  // Axe doesn't see that the light theme's paper covers a glow's dark ground.
  await page
    .locator('.Glow_behindText')
    .evaluateAll((all) => all.forEach((glow) => glow.setAttribute('hidden', '')))
  await page.evaluate(axe.source)
  const axeOptions: RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    rules: { 'label-content-name-mismatch': { enabled: true } },
  }
  const violations = await page.evaluate(async (options) => {
    const found: AxeResults = await Reflect.get(globalThis, 'axe').run(
      { exclude: 'iframe' },
      options,
    )
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, axeOptions)
  expect.soft(violations, theme).toEqual([])
}
