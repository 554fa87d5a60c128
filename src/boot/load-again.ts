const tenMinutes = 10 * 60_000
const assets = `${location.host}${import.meta.env.BASE_URL}assets/`

/**
 * If a file of the program can't be run, fetches all of them past the browser's cache, which may keep a
 * wrong answer for a year, and reloads the page, once in ten minutes. If that does not help, an empty
 * page says so; a page that is shown has its error boundaries.
 */
export function loadAgainIfBroken() {
  let tried = false
  let leftAt = -Infinity

  addEventListener('error', handleFailure, true)
  // No element's load event comes as far as the window.
  document.addEventListener('load', handleFailure, true)
  // Vite's own event, where a part that is loaded later fails.
  addEventListener('vite:preloadError', handleFailure)
  addEventListener('beforeunload', () => (leftAt = performance.now()))

  function handleFailure(event: Event) {
    if (tried || isLeaving() || !isBroken(event)) return
    tried = true
    loadAgain(isLeaving).catch(showMessage)
  }

  /** Firefox and Safari stop loading when the visitor leaves, and report what they stopped as failed. */
  function isLeaving() {
    return performance.now() - leftAt < 10_000
  }
}

/** Whether a file of the program has failed. */
function isBroken({ target, type }: Event) {
  const link = target instanceof HTMLLinkElement
  // Pictures are not files of the program, nor is what an extension or a translator adds.
  if (target instanceof HTMLImageElement || (link && !target.href.includes(assets))) return false
  // Chromium takes a page in the place of a style sheet for an empty one.
  if (type === 'load' && !(link && target.sheet?.cssRules.length === 0)) return false
  return link || type === 'vite:preloadError' || emptyRoot() !== null
}

async function loadAgain(isLeaving: () => boolean) {
  // A file from the cache can fail before the rest of the HTML names the others.
  if (document.readyState === 'loading')
    await new Promise((done) => addEventListener('DOMContentLoaded', done))
  // Those that the HTML names, loaded or not, and those that the program has loaded since.
  const links = Array.from(document.querySelectorAll('link'), ({ href }) => href)
  const scripts = Array.from(document.scripts, ({ src }) => src)
  const seen = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = [...new Set([...links, ...scripts, ...seen])].filter((name) =>
    name.includes(assets),
  )
  const replies = await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })))
  const isTooSoon = Date.now() - Number(sessionStorage['loadedAgainAt'] ?? 0) < tenMinutes
  delete sessionStorage['loadedAgainAt']
  if (isTooSoon || replies.some(({ status }) => status >= 500)) return showMessage()
  // A reload would cancel the visitor's own navigation.
  if (isLeaving()) return undefined
  sessionStorage['loadedAgainAt'] = Date.now()
  location.reload()
}

function showMessage() {
  const link = document.createElement('a')
  link.href = ''
  link.textContent = 'The page could not be loaded. Please reload it.'
  emptyRoot()?.replaceChildren(link)
}

/** The page's root, as long as the program has put nothing into it: a translator may have. */
function emptyRoot() {
  return document.querySelector('#root:not(:has(header))')
}
