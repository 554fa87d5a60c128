import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { crash } from '../fixtures/browser.ts'
import { storedRecords } from '../fixtures/database.ts'

test.use({ answers: {} })

test('A tab dies while hearts are clicked, and the hearts have shown only what is stored', async ({
  context,
  page,
}) => {
  test.setTimeout(3 * 60_000)
  /** Whether the heart of a day was last shown as set. */
  const shown = new Map<string, boolean>()
  /** Clicked, and not yet shown. */
  const clicked = new Set<string>()
  await context.exposeFunction('tellClick', (day: string) => clicked.add(day))
  await context.exposeFunction('tellHeart', (day: string, isSet: boolean) => {
    clicked.delete(day)
    shown.set(day, isSet)
  })
  await page.goto('/bookmarks')

  for (let round = 0; round < 20; round += 1) {
    const victim = await context.newPage()
    await victim.goto('/dateview?date=2024-02-01')
    await victim.locator('article button[aria-pressed]:enabled').waitFor()
    const clicking = clickHearts(victim, round).catch(() => 'ended with its tab')
    await page.waitForTimeout(100 + ((round * 37) % 300))
    await crash(victim)
    await clicking

    const stored = new Set((await storedRecords(page)).map(({ date }) => date))
    for (const day of clicked) shown.set(day, stored.has(day))
    clicked.clear()
    const set = [...shown].filter(([, isSet]) => isSet).map(([day]) => day)
    expect(stored, `round ${round}`).toEqual(new Set(set))
  }
  expect(shown.size).toBe(5)
})

/** Goes from day to day, and clicks each heart, within the page, until that ends. */
function clickHearts(page: Page, first: number) {
  return page.evaluate(async (start) => {
    for (let act = start; act < 1000; act += 1) {
      const day = `2024-01-0${1 + (act % 5)}`
      history.pushState(null, '', `/dateview?date=${day}`)
      dispatchEvent(new PopStateEvent('popstate'))
      const heart = await until(() => {
        const title = document.querySelector('article h2')?.textContent
        const button = document.querySelector<HTMLButtonElement>('article button[aria-pressed]')
        return title?.endsWith(day) && button && !button.disabled ? button : undefined
      })
      const before = heart.ariaPressed
      await tell('tellClick', day)
      heart.click()
      await until(() => heart.ariaPressed !== before || undefined)
      await tell('tellHeart', day, before === 'false')
    }

    async function until<T>(found: () => T | undefined): Promise<T> {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return found() ?? until(found)
    }

    async function tell(name: string, ...words: unknown[]) {
      const binding: unknown = Reflect.get(globalThis, name)
      if (typeof binding === 'function') await Reflect.apply(binding, undefined, words)
    }
  }, first)
}
