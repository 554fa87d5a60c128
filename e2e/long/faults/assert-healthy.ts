import type { Page } from '@playwright/test'
import { expectStepBack } from '../../fixtures/step-back.ts'

/** What is wrong with the page as it stands, as sentences; an empty list when nothing is. */
export function assertHealthy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const words = document.body.innerText
    const odd = words.search(/undefined|\[object|Something went wrong on this screen/)
    if (odd >= 0) wrong.push(`words: ${words.slice(Math.max(0, odd - 30), odd + 60)}`)
    if (!document.querySelector('header a') || !document.querySelector('nav a')) wrong.push('blank')
    if (!document.querySelector('main')?.hasChildNodes()) wrong.push('blank screen')
    if (document.documentElement.hasAttribute('data-canary')) wrong.push('a script ran')
    for (const element of document.querySelectorAll('img, video, audio, source, iframe, a, form')) {
      for (const name of ['src', 'srcset', 'poster', 'href', 'action', 'data']) {
        const address = element.getAttribute(name)
        if (address === null) continue
        const { protocol, origin } = new URL(address, location.href)
        if (protocol !== 'https:' && origin !== location.origin) {
          wrong.push(`${element.tagName} ${name}: ${address.slice(0, 60)}`)
        }
      }
    }
    if (document.querySelector('[onerror], [onload], [srcdoc], main script, main style')) {
      wrong.push('markup')
    }
    return wrong
  })
}

/** Looks each date up through the form, all within the page, and waits until that is settled. */
export async function lookUpWithin(page: Page, ...dates: string[]): Promise<void> {
  const unsettled = await page.evaluate(async (values) => {
    for (const value of values) if (!(await lookUp(value))) return value
    return undefined

    function pause(milliseconds: number) {
      return new Promise((resolve) => setTimeout(resolve, milliseconds))
    }

    async function lookUp(value: string) {
      const input = document.querySelector<HTMLInputElement>('input[type=date]')
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      if (!input?.form || !set) throw new Error('There is no form.')
      set.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await pause(0)
      input.form.requestSubmit()
      for (const start = performance.now(); performance.now() - start < 15_000;) {
        await pause(3)
        const shown = new URLSearchParams(location.search).get('date') === value
        if (shown && !document.querySelector('main')?.textContent.includes('Loading…')) return true
      }
      return false
    }
  }, dates)
  if (unsettled) throw new Error(`Looking ${unsettled} up never ends.`)
}

/** Opens the modal of the first card, if there is one, and closes it; gives what is wrong with the page meanwhile. */
export async function lookInModal(page: Page): Promise<string[]> {
  const opened = await page.evaluate(async () => {
    const opener = document.querySelector<HTMLElement>('article button[aria-haspopup=dialog]')
    if (!opener) return 'no card'
    opener.click()
    for (let turn = 0; turn < 400; turn += 1) {
      if (document.querySelector('dialog[open]')) return 'open'
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return 'stuck'
  })
  if (opened === 'no card') return []
  if (opened === 'stuck') return ['the modal does not open']
  const wrong = await assertHealthy(page)
  await page.evaluate(async () => {
    document.querySelector('dialog')?.close()
    while (document.querySelector('dialog')) await new Promise((resolve) => setTimeout(resolve))
  })
  await expectStepBack(page)
  return wrong
}
