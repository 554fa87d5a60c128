import { lookUpUrls } from '../service/services.ts'
import { firstDate } from './first-date.ts'
import { watchFirstFiles } from './first-files.ts'

// Inlined in the HTML by build/inline-script.ts: runs before any script file has loaded.
watchFirstFiles()
const date = firstDate()
if (date) for (const { url } of lookUpUrls(date)) requestEarly(url)

/** Sends the request that `request.ts` will make. The browser hands the response over, so it is sent once. */
function requestEarly(url: URL) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url.href })
  document.head.append(link)
}
