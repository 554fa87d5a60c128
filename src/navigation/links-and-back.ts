import { goTo, showLocation } from './history.ts'
import { handleEscape } from './layers.ts'
import { storeVisits } from './visits.ts'

/** Listens for what leads from one address to another without a component: links, Back and Escape. */
export function listenForNavigation() {
  addEventListener('click', handleLink)
  addEventListener('popstate', ({ hasUAVisualTransition }) =>
    showLocation({ hasBrowserTransition: hasUAVisualTransition }),
  )
  addEventListener('keydown', handleEscape)
  // Before a reload, and before a browser ends a hidden tab, which no `pagehide` tells.
  addEventListener('visibilitychange', storeVisits)
}

/** Shows a pressed link's address without a load; a link to a file, such as `licences.txt`, needs a `target`. */
function handleLink(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest('a')
  if (!link || event.defaultPrevented) return
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  event.preventDefault()
  goTo(link.href, { pressedLink: link.pathname + link.search })
}
