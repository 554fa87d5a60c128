import type { BrowserContext, Page } from '@playwright/test'

/** What the tabs of a context have been seen to do, by the entry's date. */
export interface Acts {
  /** Whether the heart of a date was last shown as set. */
  confirmed: Map<string, boolean>
  /** Clicked but not confirmed: at most one, in the tab that uses the date. */
  inFlight: Set<string>
  count: number
}

export function createActs(): Acts {
  return { confirmed: new Map(), inFlight: new Set(), count: 0 }
}

/** Makes every page of the context report each click, and its heart's change. */
export async function followActs(context: BrowserContext, acts: Acts) {
  await context.exposeFunction('actBegins', (date: string) => acts.inFlight.add(date))
  await context.exposeFunction('actEnds', (date: string, pressed: boolean) => {
    acts.inFlight.delete(date)
    acts.confirmed.set(date, pressed)
    acts.count += 1
  })
}

/**
 * Goes from date to date and clicks each heart, within the page, which may crash meanwhile.
 * @returns whether all of it was done
 */
export function act(page: Page, dates: string[]): Promise<boolean> {
  return page
    .evaluate(async (list) => {
      for (const date of list) {
        history.pushState(null, '', `/dateview?date=${date}`)
        dispatchEvent(new PopStateEvent('popstate'))
        const heart = await until(() => {
          const title = document.querySelector('article h2')?.textContent
          const button = document.querySelector<HTMLButtonElement>('article button[aria-pressed]')
          return title?.endsWith(date) && button && !button.disabled ? button : undefined
        })
        const before = heart.getAttribute('aria-pressed')
        await tell('actBegins', date)
        heart.click()
        await until(() => heart.getAttribute('aria-pressed') !== before || undefined)
        await tell('actEnds', date, before === 'false')
      }

      async function until<T>(found: () => T | undefined): Promise<T> {
        for (;;) {
          const value = found()
          if (value !== undefined) return value
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
      }

      async function tell(name: string, ...words: unknown[]) {
        const binding: unknown = Reflect.get(globalThis, name)
        if (typeof binding === 'function') await Reflect.apply(binding, undefined, words)
      }
    }, dates)
    .then(
      () => true,
      () => false,
    )
}
