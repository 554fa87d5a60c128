import { todayInNewYork } from '../apod/calendar.ts'
import { addressNow, dateOf } from '../navigation/address.ts'
import { lookUpUrls } from '../service/service-urls.ts'
import { watchFirstFiles } from './load-failure.ts'

// Inlined in the HTML by build/inline-script.ts: runs before any script file has loaded.
watchFirstFiles()
const date = dateOf(addressNow(), todayInNewYork)
for (const { url } of date ? lookUpUrls(date) : []) {
  // The same request as that of `fetchRaw`, which gets this response: it is sent once.
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url.href })
  document.head.append(link)
}
