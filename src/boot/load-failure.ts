import { isProgramFile, refetchProgram, reloadPage } from '../ui/reload.ts'
import { storagePrefix } from '../ui/web-storage.ts'

const reloadedKey = `${storagePrefix}reloaded`

// Leaving makes loads fail; a reload then would keep the visitor (Firefox 153, WebKitGTK 2.50, November 2026).
let isLeaving = false
const handleLeaving = () => void (isLeaving = true)
addEventListener('beforeunload', handleLeaving)

/** Firefox keeps no page for Back that hears `beforeunload`; HTML and first script have a copy of this each. */
export function stopWatchingLeave() {
  removeEventListener('beforeunload', handleLeaving)
}

/** Handles a failure of the files that the HTML names: the first script and the style sheet. */
export function watchFirstFiles() {
  // The events of elements that fail don't bubble, but can be captured.
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

/** Reloads once a session, unless the host fails to send the program (5xx); returns whether it does. */
async function reloadOnce() {
  try {
    const statuses = await refetchProgram()
    const isDown = statuses.some((status) => status >= 500)
    if (isDown || isLeaving || sessionStorage.getItem(reloadedKey) !== null) return false
    sessionStorage.setItem(reloadedKey, '')
    location.reload()
    return true
  } catch {
    // There is no network; or storage is blocked, and the page would reload without end.
    return false
  }
}

function showLoadFailure() {
  const message = document.createElement('p')
  // Shown after a moment: the visitor may be leaving.
  message.className = 'ui-empty-state ui-delayed'
  const link = document.createElement('a')
  link.href = ''
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void reloadPage()
  })
  link.textContent = 'The page could not be loaded. Please reload it.'
  message.append(link)
  // In the root's place, so that a program which comes late does not write over it.
  document.getElementById('root')?.replaceWith(message)
}
