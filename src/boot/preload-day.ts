import { lookUpUrls } from '../service/service-urls.ts'
import { dateAtStart } from './date-at-start.ts'
import { isAppFile, showLoadFailure } from './load-failure.ts'

// `build/inline-script.ts` inlines this file, so that it runs before any script file has loaded.

// In the capture phase, because errors of elements don't bubble.
addEventListener('error', handleError, true)

const date = dateAtStart()
for (const { href } of date ? lookUpUrls(date) : []) {
  // `fetchRaw` makes the same request, so the browser gives it this response.
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  document.head.append(link)
}

function handleError(event: Event) {
  const { target } = event
  // Once the app runs, “Loading...” is gone.
  if (isSyntaxError(event) && document.querySelector('#root > p')) showLoadFailure()
  const isScript = target instanceof HTMLScriptElement && isAppFile(target.src)
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
  if (isScript || (isStyle && isAppFile(target.href))) showLoadFailure()
}

/** As of a script that was cut off. */
function isSyntaxError(event: Event) {
  return (
    event instanceof ErrorEvent && event.error instanceof SyntaxError && isAppFile(event.filename)
  )
}
