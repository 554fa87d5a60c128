import { todayInNewYork } from '../apod/calendar.ts'
import { addressNow, dateOf } from '../navigation/address.ts'
import { lookUpUrls } from '../service/service-urls.ts'
import { watchFirstFiles } from './load-failure.ts'

// `build/inline-script.ts` inlines this file, so that it runs before any script file has loaded.
watchFirstFiles()
const date = dateOf(addressNow(), todayInNewYork)
for (const { href } of date ? lookUpUrls(date) : []) {
  // `fetchRaw` makes the same request, so the browser gives it this response.
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  document.head.append(link)
}
