import type { BrowserContext, Page } from '@playwright/test'

export interface Control {
  name: string
  /** The day of its card. */
  day: string
  /** Leaves the page, or asks the system for something. */
  isBeyond: boolean
  opensDialog: boolean
  /** How many removals it brings back. */
  undoes: number
}

declare global {
  interface Window {
    /** What was pressed last, as it was then: a slow page may have replaced it since. */
    pressed?: Control | undefined
  }
}

/** Has every page of the context note what is pressed in it, be it by a key of the page's own. */
export async function notePressed(context: BrowserContext) {
  await context.addInitScript({ content: `(${String(listen)})(${String(describe)})` })
}

/** What was pressed in the page since the last call. */
export function takePressed(page: Page): Promise<Control | undefined> {
  return page.evaluate(() => {
    const { pressed } = window
    window.pressed = undefined
    return pressed
  })
}

function listen(describeControl: typeof describe) {
  addEventListener('click', ({ target }) => note(target, 'button, a, input'), true)
  addEventListener(
    'keydown',
    ({ key, ctrlKey, target }) => {
      if (key !== 'z' || !ctrlKey || document.querySelector('dialog[open]')) return
      if (target instanceof Element && target.closest('input, textarea')) return
      const undo = [...document.querySelectorAll('button')].findLast(
        ({ textContent }) => textContent === 'Undo',
      )
      note(undo, 'button')
    },
    true,
  )

  function note(target: EventTarget | null | undefined, selector: string) {
    const control = target instanceof Element ? target.closest(selector) : null
    if (control) window.pressed = describeControl(control)
  }
}

/** What there is to know of a control, in its page. */
export function describe(element: Node): Control {
  if (!(element instanceof Element)) throw new Error('A control is an element.')
  const name = element.ariaLabel ?? element.textContent.trim()
  const title = element.closest('article, dialog')?.querySelector('h2')?.textContent ?? ''
  const isLeaving = element instanceof HTMLAnchorElement && element.target === '_blank'
  const toast = name === 'Undo' ? (element.parentElement?.textContent ?? '') : ''
  return {
    name,
    day: /\d{4}-\d\d-\d\d/.exec(title)?.[0] ?? '',
    isBeyond: isLeaving || name === 'Import' || element.matches('select, iframe, video'),
    opensDialog: element.matches('[aria-haspopup=dialog]'),
    undoes: toast.startsWith('“') ? 1 : Number.parseInt(toast) || 0,
  }
}
