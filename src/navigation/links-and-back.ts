import { goTo, renderLocation } from './history.ts'
import { handleEscape } from './layers.ts'

/** Listens for what leads from one address to another without a component: links, Back and Escape. */
export function handleNavigation() {
  addEventListener('click', handleLink)
  addEventListener('popstate', ({ hasUAVisualTransition }) =>
    renderLocation({ hasBrowserTransition: hasUAVisualTransition }),
  )
  addEventListener('keydown', handleEscape)
}

/**
 * Shows the address of a pressed link of the page's origin from the top, without a load. A link to a file that is no
 * page, such as `licences.txt`, needs a `target`: with one it is left to the browser.
 */
function handleLink(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest('a')
  if (!link || event.defaultPrevented) return
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  event.preventDefault()
  goTo(link.href, { lastLink: link.pathname + link.search })
}
