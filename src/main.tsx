import './ui/styles/base.css'
import './ui/styles/classes.css'
import './ui/styles/buttons.css'
import './ui/styles/notice.css'
import './ui/styles/print.css'
import { notifyManager } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { listenToBrowser } from './app/browser-events.ts'
import { addressNow } from './navigation/address.ts'
import { redirectedAddress } from './navigation/destination.ts'
import { replaceAddress } from './navigation/history.ts'
import { afterPictureTransition } from './ui/picture-transition.ts'

// A service worker of an earlier version would go on serving that version's files.
unregisterServiceWorkers().catch(() => {})
listenToBrowser()
// Query results that arrive during a picture's transition are shown after it.
notifyManager.setScheduler(afterPictureTransition)
// `useScrollPosition` waits until the page is long enough. The browser wouldn't.
history.scrollRestoration = 'manual'
// Normalizes the address (`/` to `/dateview`) or redirects it (a search for a date to that day).
replaceAddress(redirectedAddress(addressNow()))

const root = document.getElementById('root')
if (root) {
  // React can interrupt this render, so an answer that arrives meanwhile can start loading its picture.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}

async function unregisterServiceWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
