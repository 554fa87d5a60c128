import { newYorkDay } from './apod/calendar.ts'
import { dateIn } from './apod/day-address.ts'
import type { Entry } from './apod/entry.ts'
import { mediaOf } from './apod/media.ts'
import { srcSetOf } from './apod/picture-widths.ts'
import { pictureSizes } from './entry/picture-sizes.ts'
import { lookUpEarly } from './service/early-look-up.ts'

// The document's first and smallest program: the service and the picture's host are asked while
// the rest is still on its way. The screens take both over.
void import('./main.tsx')
if (['/', '/dateview'].includes(location.pathname)) void firstLookUp()

async function firstLookUp() {
  const date = (location.pathname !== '/' && dateIn(location.search)) || newYorkDay(new Date())
  try {
    const answer = await lookUpEarly(date)
    if (answer.kind === 'entry') loadPicture(answer.entry)
  } catch {
    // The screen that takes the look-up over says what happened.
  }
}

/** Begins to load what the card will show, in the same width. */
function loadPicture(entry: Entry) {
  const media = mediaOf(entry)
  if (media.kind !== 'picture') return
  const picture = new Image()
  picture.sizes = pictureSizes.hero
  picture.srcset = srcSetOf(media.address) ?? ''
  picture.src = media.address
}
