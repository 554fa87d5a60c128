import { todayInNewYork } from '../apod/calendar.ts'
import { addressNow, dateOf } from '../navigation/address.ts'
import { lookUpUrls } from '../service/service-urls.ts'
import { watchFirstFiles } from './load-failure.ts'

// build/inline-script.ts inlines this in the HTML, so that it runs before any script file has loaded.
watchFirstFiles()
const date = dateOf(addressNow(), todayInNewYork)
for (const { url } of date ? lookUpUrls(date) : []) {
  // `fetchRaw` makes the same request and gets this response, so it is sent once.
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url.href })
  document.head.append(link)
}
