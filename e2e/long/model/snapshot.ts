import type { Page } from '@playwright/test'

export interface Snapshot {
  /** The path of the address, without its query. */
  path: string
  /** What is wrong with the page, whatever the bookmarks are. */
  wrong: string[]
  isFocusLost: boolean
  hasDialog: boolean
  /** The current history entry is that of a dialog which is not open. */
  isEntryLeft: boolean
  hearts: { day: string; pressed: boolean }[]
  /** The mounted cards of the list: its place in the list, the list's length and its day. */
  cards: { place: number; length: number; day: string }[]
  inputs: { query: string; order: string }
  /** The visible text of the screen. */
  text: string
}

/** What a tab shows. */
export function takeSnapshot(page: Page): Promise<Snapshot> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    const order = document.querySelector<HTMLSelectElement>('main select')
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    return {
      path: location.pathname,
      wrong: [...findBroken(), ...findStuck()],
      isFocusLost: !document.activeElement || document.activeElement === document.body,
      hasDialog: document.querySelector('dialog:modal') !== null,
      isEntryLeft: Number(history.state?.layers ?? 0) > all('dialog').length,
      hearts: all('button[aria-pressed][aria-label="Bookmark"]:enabled').map((heart) => ({
        day: dayOf(heart.closest('article, dialog')),
        pressed: heart.getAttribute('aria-pressed') === 'true',
      })),
      cards: all('main li[aria-posinset]').map((item) => ({
        place: Number(item.ariaPosInSet),
        length: Number(item.ariaSetSize),
        day: dayOf(item.querySelector('article')),
      })),
      inputs: { query: field?.value ?? '', order: order?.value ?? 'newest' },
      text: main?.innerText ?? '',
    }

    function dayOf(element: Element | null | undefined) {
      return /\d{4}-\d\d-\d\d/.exec(element?.querySelector('h2')?.textContent ?? '')?.[0] ?? ''
    }

    function findBroken() {
      const [title, second] = all('h1')
      const words =
        /.{0,40}(undefined|\[object|Something went wrong|could not be loaded\. Please).*/
      const box = title?.getBoundingClientRect()
      return [
        (!title || second) && 'there is not one h1',
        all('main').length !== 1 && 'there is not one main',
        box && (box.left < 0 || box.right > innerWidth) && 'the title does not fit the screen',
        document.documentElement.scrollWidth > innerWidth && 'the page scrolls sideways',
        words.exec(document.body.innerText)?.[0],
        document.documentElement.dataset['slide'] && 'the day is still sliding in',
      ].filter((sentence) => typeof sentence === 'string')
    }

    function findStuck() {
      if (all('dialog').some((dialog) => !dialog.matches(':modal'))) {
        return ['a closed dialog is still there']
      }
      if (all('dialog').length > 0) return []
      const held = [document.documentElement, document.body].some((element) =>
        /hidden|clip/.test(getComputedStyle(element).overflowY),
      )
      return [
        all('[inert]').length > 0 && 'a part is inert without a dialog',
        held && 'the page can’t scroll, without a dialog',
      ].filter((sentence) => typeof sentence === 'string')
    }
  })
}
