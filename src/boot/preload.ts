import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { wholePictureSizes } from '../entry/media/picture-sizes.ts'
import { lookUpCache } from '../service/look-up.ts'
import { firstDate } from './first-date.ts'
import { showLoadFailure } from './load-again.ts'

// The first script file: reads the answer that inline.ts requested and starts to load
// its picture, while the rest is still on its way.
loadProgram().catch(showLoadFailure)
const first = firstDate()
if (first) void preload(first)

/** Loads the program. A kept picture is painted first, because React would delay it. */
async function loadProgram() {
  const kept = document.querySelector<HTMLImageElement>('.kept-picture')
  // A hidden page has no frames.
  if (kept && !document.hidden) {
    await Promise.race([kept.decode().catch(() => {}), wait(100)])
    await frame().then(frame).then(frame)
  }
  await import('../main.tsx')
}

function frame() {
  return new Promise(requestAnimationFrame)
}

function wait(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function preload(date: string) {
  await lookUpCache.lookUp(date)
  const { answer } = lookUpCache.readState(date)
  if (answer?.kind === 'entry') loadPicture(answer.entry)
}

/** Starts to load the picture at the width that the card will use. */
function loadPicture(entry: Entry) {
  const media = mediaOf(entry)
  const source = media.kind === 'picture' && media.sources[0]
  if (!source) return
  const picture = new Image()
  picture.sizes = wholePictureSizes
  picture.srcset = source.srcset ?? ''
  picture.src = source.url
}
