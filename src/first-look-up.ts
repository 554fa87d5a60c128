import type { Entry } from './apod/entry.ts'
import { mediaOf } from './apod/media.ts'
import { pictureSizes } from './entry/picture-sizes.ts'
import { firstDate } from './first-date.ts'
import { lookUpEarly } from './service/early-look-up.ts'

// The first file of the program: reads the answer that in-page.ts has asked for, and begins to load
// its picture, while the rest is still on its way. The screens take both over.
void import('./main.tsx')
const first = firstDate()
if (first) void firstLookUp(first)

async function firstLookUp(date: string) {
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
  const source = media.kind === 'picture' && media.sources[0]
  if (!source) return
  const picture = new Image()
  picture.sizes = pictureSizes.hero
  picture.srcset = source.srcset ?? ''
  picture.src = source.url
}
