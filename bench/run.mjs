import { stop } from '../scripts/stop.mjs'
import { benchAgain } from './parts/again.mjs'
import { benchFind } from './parts/find.mjs'
import { benchHang } from './parts/hang.mjs'
import { benchList } from './parts/list.mjs'
import { benchLookUp } from './parts/look-up.mjs'
import { benchMoved } from './parts/moved.mjs'
import { benchPicture } from './parts/picture.mjs'
import { benchShift } from './parts/shift.mjs'
import { benchSize } from './parts/size.mjs'
import { benchSlide } from './parts/slide.mjs'

/** @type {Record<string, () => Promise<void>>} */
const parts = {
  picture: benchPicture,
  moved: benchMoved,
  hang: benchHang,
  again: benchAgain,
  'look-up': benchLookUp,
  shift: benchShift,
  slide: benchSlide,
  list: benchList,
  find: benchFind,
  size: benchSize,
}

// Usage: npm run bench, or npm run bench -- picture list for some of the parts only.
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !Object.hasOwn(parts, name))
if (unknown) stop(`There is no part named ${unknown}; there are ${Object.keys(parts).join(', ')}.`)

for (const [name, bench] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n--- ${name} ---`)
  await bench()
}
