import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/app.ts'
import { textsBesideOthers } from '../../fixtures/translator.ts'
import { stateNames, test } from './states.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const name of stateNames) {
  test(`The state "${name}" passes axe, can be translated, and has targets for fingers`, async ({
    page,
    openState,
  }) => {
    await openState(name, { width: 667, height: 375 })
    await expect.soft.poll(() => textsBesideOthers(page)).toEqual([])
    for (const [width, colorScheme] of [
      [1280, 'dark'],
      [320, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const axe = new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .exclude('iframe')
        .withTags(tags)
        .setLegacyMode()
      const { violations } = await axe.analyze()
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
      expect.soft(found, `${colorScheme}, ${width} px`).toEqual([])
    }
    expect(await smallTargets(page)).toEqual([])
  })
}

/** What is less than 44 px high or wide on a touch screen. */
async function smallTargets(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return ['no touch screen']
    return (
      [
        ...document.querySelectorAll(
          'button, a, input, select, textarea, summary, label:has(input)',
        ),
      ]
        // A link in a sentence is as high as its line, and a checkbox is clicked by its label.
        .filter((target) => target.closest('p') === null && !target.matches('label input'))
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ box, html }) => `${box.width} x ${box.height}: ${html.slice(0, 100)}`)
    )
  })
}
