import { isProgramFile, refetchProgram, reloadPage } from '../ui/reload.ts'
import { storagePrefix } from '../ui/web-storage.ts'

const reloadedKey = `${storagePrefix}reloaded`

// Loads fail when the visitor leaves, and a reload would then keep the visitor here
// (observed in Firefox 153 and WebKitGTK 2.50, November 2026).
let isLeaving = false
const handleLeaving = () => void (isLeaving = true)
addEventListener('beforeunload', handleLeaving)

/**
 * Lets Firefox keep the page for Back, which it does not while something listens to `beforeunload`.
 * The HTML and the first script each have a copy of this module.
 */
export function stopWatchingLeave() {
  removeEventListener('beforeunload', handleLeaving)
}

/** Handles failures of the files that the HTML names, which are the first script and the style sheet. */
export function watchFirstFiles() {
  // The error events of elements don't bubble, so they are captured.
  addEventListener('error', handleElementError, true)
  addEventListener('load', stopWatchingLeave)
}

function handleElementError({ target }: Event) {
  const isScript = target instanceof HTMLScriptElement && isProgramFile(target.src)
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
  if (isScript || (isStyle && isProgramFile(target.href))) void handleLoadFailure()
}

/** Reloads the page if that may help, or says that it could not be loaded. */
export async function handleLoadFailure(error?: unknown) {
  // The script in index.html says which browsers can read the program.
  if (error instanceof SyntaxError) reportError(error)
  else if (!(await reloadOnce())) showLoadFailure()
}

/** Reloads once a session, unless the host is down (5xx). @returns whether it reloads */
async function reloadOnce() {
  try {
    const statuses = await refetchProgram()
    const isDown = statuses.some((status) => status >= 500)
    if (isDown || isLeaving || sessionStorage.getItem(reloadedKey) !== null) return false
    sessionStorage.setItem(reloadedKey, '')
    location.reload()
    return true
  } catch {
    // There is no network, or storage is blocked and the page would reload without end.
    return false
  }
}

function showLoadFailure() {
  const message = document.createElement('p')
  // Delayed, because the visitor may be leaving.
  message.className = 'ui-empty-state ui-delayed'
  const link = document.createElement('a')
  link.href = ''
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void reloadPage()
  })
  link.textContent = 'The page could not be loaded. Please reload it.'
  message.append(link)
  // Replaces the root, so that a program that comes late can't overwrite the message.
  document.getElementById('root')?.replaceWith(message)
}
