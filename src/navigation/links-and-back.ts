import { goTo, renderLocation } from './history.ts'
import { handleEscape } from './layers.ts'

/** Listens for what leads from one address to another without a component: links, Back and Escape. */
export function handleNavigation() {
  addEventListener('click', handleLink)
  addEventListener('popstate', ({ hasUAVisualTransition }) =>
    renderLocation({ isMovedByBrowser: hasUAVisualTransition }),
  )
  addEventListener('keydown', handleEscape)
}

/**
 * Takes a press on a link from the browser: each `<a href>` of the page's origin shows its address from the top.
 * A link with a `target` is the browser's, as any file's that is no page, such as `licences.txt`, must be.
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
