const tenMinutes = 10 * 60_000
const name = 'loadedAgainAt'
const assets = `${location.origin}${import.meta.env.BASE_URL}assets/`

/**
 * Reloads the page where a file of the program can't be loaded, as during a deploy: once in ten minutes, and
 * only if the files answer again, past the browser's cache, which may keep a wrong answer for a year.
 */
export function loadAgainIfBroken() {
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  // Vite's own event, for the program and for each part that is loaded later.
  addEventListener('vite:preloadError', () => void loadAgain())
  // What the HTML names; such an event comes no further than its element.
  addEventListener('error', handleElement, true)

  function handleElement({ target }: Event) {
    const isScript = target instanceof HTMLScriptElement
    const address = isScript ? target.src : target instanceof HTMLLinkElement ? target.href : ''
    if (!address.startsWith(assets)) return
    if (isScript) showLoadFailure()
    void loadAgain()
  }

  async function loadAgain() {
    try {
      const files = performance.getEntriesByType('resource').map((file) => file.name)
      const own = files.filter((file) => file.startsWith(assets))
      const replies = await Promise.all(own.map((file) => fetch(file, { cache: 'reload' })))
      const isTooSoon = Date.now() - Number(sessionStorage.getItem(name)) < tenMinutes
      // Leaving the page fires these events in Firefox and Safari, too; a reload would cancel it.
      if (isTooSoon || isLeaving || replies.some(({ status }) => status >= 500)) return
      sessionStorage.setItem(name, String(Date.now()))
      location.reload()
    } catch {
      // There is no network; or storage is blocked, and the page would reload without end.
    }
  }
}

/** Says in the empty page that the program could not be loaded. A page that is shown has its error boundaries. */
export function showLoadFailure() {
  const link = document.createElement('a')
  // A reload may come before that.
  link.className = 'delayed'
  link.href = ''
  link.addEventListener('click', () => sessionStorage.removeItem(name))
  link.textContent = 'The page could not be loaded. Please reload it.'
  document.getElementById('root')?.replaceChildren(link)
}
