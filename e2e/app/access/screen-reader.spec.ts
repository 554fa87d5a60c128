import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { byDate } from '../../fixtures/page.ts'
import { failedRequest } from '../../fixtures/browser.ts'
import { holdRequests } from '../../fixtures/entries.ts'

/** Records what screen readers announce. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(globalThis, 'said', said)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const polite = element?.closest('[role=status]')?.textContent
        if (polite) said.push(polite)
        for (const node of addedNodes) {
          const alert = node.parentElement?.querySelector<HTMLElement>('[role=alert]')
          if (alert && node.contains(alert)) said.push(`! ${alert.innerText}`)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'said'))
}

test('A screen reader announces loading, an entry, a missing one and a failure, once each', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const said = await listen(page)
  app.mock.settings.latency = 300
  const { card, loading, lookUp, tryAgain, title, dialog } = byDate(page)
  // The answer may be there before the program.
  const release = await holdRequests(page, /apod\?.*2024-01-05|240105/)
  await page.goto('/dateview?date=2024-01-05')
  await expect(loading).toBeAttached()
  await expect(page.locator('#announcements')).toHaveText('Loading.')
  release()
  await expect(card).toBeVisible()
  const name = (await title.textContent()) ?? ''
  await expect(page).toHaveTitle(`${name} – Astronomy Picture Of the Day`)
  await lookUp('1995-06-17')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  Object.assign(app.mock.settings, { failure: 'unavailable', successorFailure: 'unavailable' })
  await lookUp('2024-01-06')
  await expect(tryAgain).toBeVisible()
  expect(await said()).toEqual([
    'Loading.',
    'The entry of 2024-01-05 is shown.',
    'Loading.',
    'There is no entry for 1995-06-17.',
    'Loading.',
    expect.stringContaining('! NASA’s picture service'),
  ])
  await test.step('in the dialog too', async () => {
    app.mock.settings.failure = undefined
    await tryAgain.click()
    await title.click()
    await expect(dialog).toBeVisible()
    Object.assign(app.mock.settings, { failure: 'notFound', successorFailure: 'notFound' })
    await page.keyboard.press('ArrowRight')
    await expect(
      dialog.getByRole('status').filter({ hasText: 'There is no entry for 2024-01-07.' }),
    ).toBeAttached()
  })
})
