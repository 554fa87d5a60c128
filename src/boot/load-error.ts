/** Shows a message if a script file fails to load. */
export function reportLoadError() {
  addEventListener('error', report, true)
  addEventListener('unhandledrejection', report)
}

function report(event: Event) {
  // A picture that fails is no file of the program.
  if (event.target instanceof HTMLImageElement) return
  const root = document.querySelector('#root:not(:has(:not(.kept-picture)))')
  if (!root) return
  root.textContent = 'The page could not be loaded. Please reload it.'
  event.preventDefault()
}
