import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { ignoreDroppedFiles } from './ui/ignore-dropped-files.ts'
import { keepFocus } from './ui/keep-focus.ts'
import './ui/styles/base.css'
import './ui/styles/buttons.css'
import './ui/styles/notice.css'
import './ui/styles/shimmer.css'

void unregisterServiceWorkers()
keepFocus()
ignoreDroppedFiles()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** Removes service workers of earlier versions, which would serve old pages. */
async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((registration) => registration.unregister()))
  } catch {
    // If the browser has or allows none, none can be serving this page.
  }
}
