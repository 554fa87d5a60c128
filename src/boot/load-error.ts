/** Has the page say so where a file of the program does not arrive: nothing else is there to do it. */
export function sayIfNotLoaded() {
  addEventListener('error', say, true)
  addEventListener('unhandledrejection', say)
}

function say(event: Event) {
  const root = document.querySelector('#root:not(:has(*))')
  if (!root) return
  root.textContent = 'The page could not be loaded. Please reload it.'
  event.preventDefault()
}
