import './ui/styles/base.css'
import './ui/styles/classes.css'
import './ui/styles/buttons.css'
import './ui/styles/notice.css'
import './ui/styles/print.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { followOtherTabs } from './bookmarks/bookmarks-query.ts'
import { addressNow, pathOf } from './navigation/address.ts'
import { followLinksAndBack, replacePath } from './navigation/history.ts'
import { typedDatePath } from './navigation/typed-search-path.ts'
import { storeVisitsOnHide } from './navigation/visits.ts'
import { ignoreRepeatedPresses } from './app/repeated-press.ts'
import { keepFocus } from './ui/focus.ts'

// For style sheets: the main pointer of a laptop with a touch screen is its mouse.
addEventListener('pointerdown', ({ pointerType }) => {
  if (pointerType === 'touch') document.documentElement.dataset['touched'] = ''
})
void unregisterServiceWorkers()
keepFocus()
ignoreRepeatedPresses()
followLinksAndBack()
storeVisitsOnHide()
followOtherTabs()
// The browser would restore the scroll position before the page is long enough; `useScrollPosition` does it later.
history.scrollRestoration = 'manual'
// Spells the address as the page writes it, such as `/dateview` for the root. A search for a date leads to the date.
const address = addressNow()
const datePath = address.screen === 'search' ? typedDatePath(address.words) : undefined
replacePath(datePath ?? pathOf(address))

const root = document.getElementById('root')
if (root) {
  // A transition renders in slices, so that an answer that comes meanwhile can start its picture.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}

/** A service worker of an earlier version would serve old pages. */
async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((registration) => registration.unregister()))
  } catch {
    // A browser that refuses service workers has none that could serve this page.
  }
}
