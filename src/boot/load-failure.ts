import { isAppFile, refetchAppFiles, reloadPage } from '../ui/reload.ts'
import { storagePrefix } from '../ui/web-storage.ts'

const reloadedKey = `${storagePrefix}reloaded`

// When a visitor leaves, pending loads fail, which must not reload the page (observed in Firefox 153 and WebKitGTK 2.50, November 2026).
let isLeaving = false
const handleBeforeUnload = () => void (isLeaving = true)
addEventListener('beforeunload', handleBeforeUnload)

/**
 * Firefox's back/forward cache excludes pages with this listener. There are two, because this file is in two bundles: the
 * inline script removes its own on `load`, and `start.ts` once the app has loaded.
 */
export function stopWatchingUnload() {
  removeEventListener('beforeunload', handleBeforeUnload)
}

export function watchFirstFiles() {
  // Errors of elements don't bubble.
  addEventListener('error', handleElementError, true)
  addEventListener('load', stopWatchingUnload)
}

function handleElementError({ target }: Event) {
  const isScript = target instanceof HTMLScriptElement && isAppFile(target.src)
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
  if (isScript || (isStyle && isAppFile(target.href))) void handleLoadFailure()
}

export async function handleLoadFailure(error?: unknown) {
  // The browser is too old, and a script in index.html tells the visitor so.
  if (error instanceof SyntaxError) reportError(error)
  else if (!(await reloadOnce())) showLoadFailure()
}

async function reloadOnce() {
  try {
    const statuses = await refetchAppFiles()
    const isDown = statuses.some((status) => status >= 500)
    if (isDown || isLeaving || sessionStorage.getItem(reloadedKey) !== null) return false
    sessionStorage.setItem(reloadedKey, '')
    location.reload()
    return true
  } catch {
    // There is no network, or there is no storage, without which the page could reload forever.
    return false
  }
}

function showLoadFailure() {
  const message = document.createElement('p')
  message.className = 'ui-empty-state ui-delayed'
  const link = document.createElement('a')
  link.href = ''
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void reloadPage()
  })
  link.textContent = 'The page couldn’t be loaded. Please reload it.'
  message.append(link)
  // Without `#root`, the app can't replace the message if it still loads later.
  document.getElementById('root')?.replaceWith(message)
}
