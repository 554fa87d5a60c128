import { isProgramFile, refetchProgram, reloadPage } from '../ui/reload.ts'
import { pagePrefix } from '../ui/web-storage.ts'

const reloadedName = `${pagePrefix}reloaded`

// When a visitor leaves, loads that are under way fail. A reload would keep the visitor here (seen in
// Firefox 153 and WebKitGTK 2.50, November 2026).
let isLeaving = false
const handleLeaving = () => {
  isLeaving = true
}
addEventListener('beforeunload', handleLeaving)

/**
 * A page that listens to `beforeunload` is not kept for Back by Firefox. The script in the HTML and the first script
 * file have a copy of this module each: the first stops listening once the first files have come, the second once the program has.
 */
export function stopWatchingLeave() {
  removeEventListener('beforeunload', handleLeaving)
}

/** Handles a failure of the files that the HTML names: the first script and the style sheet. */
export function watchFirstFiles() {
  // The events of elements that fail don't bubble, but can be captured.
  addEventListener('error', handleElement, true)
  addEventListener('load', stopWatchingLeave)
}

function handleElement({ target }: Event) {
  const isScript = target instanceof HTMLScriptElement && isProgramFile(target.src)
  const isStyle = target instanceof HTMLLinkElement && isProgramFile(target.href)
  if (isScript) showLoadFailure()
  if (isScript || isStyle) void reloadOnce()
}

/** Says that the program could not be loaded, and reloads the page if that may help. */
export function handleProgramFailure() {
  showLoadFailure()
  void reloadOnce()
}

/** Reloads once a session, and only if the host answers for the program's files without an error (5xx). */
async function reloadOnce() {
  try {
    const statuses = await refetchProgram()
    const isDown = statuses.some((status) => status >= 500)
    if (isDown || isLeaving || sessionStorage.getItem(reloadedName) !== null) return
    sessionStorage.setItem(reloadedName, '')
    location.reload()
  } catch {
    // There is no network; or storage is blocked, and the page would reload without end.
  }
}

function showLoadFailure() {
  const link = document.createElement('a')
  // Shown after a moment: a reload may come first.
  link.className = 'ui-delayed'
  link.href = ''
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void reloadPage()
  })
  link.textContent = 'The page could not be loaded. Please reload it.'
  document.getElementById('root')?.replaceChildren(link)
}
