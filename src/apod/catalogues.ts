/** Catalogues of the sky: how people write them, how maps of the sky do, and their last number. */
const catalogues = [
  { written: 'M|Messier', prefix: 'M ', last: 110 },
  { written: 'NGC', prefix: 'NGC ', last: 7840 },
  { written: 'IC', prefix: 'IC ', last: 5386 },
  { written: 'Sh[ -]?2|Sharpless(?: 2)?', prefix: 'Sh2-', last: 313 },
  { written: 'Barnard', prefix: 'Barnard ', last: 370 },
  { written: 'Abell', prefix: 'Abell ', last: 4076 },
  { written: 'LDN', prefix: 'LDN ', last: 1802 },
  { written: 'vdB', prefix: 'vdB ', last: 159 },
].map(({ written, prefix, last }) => ({
  prefix,
  last,
  form: new RegExp(`(?<![\\p{L}\\d-])(?:${written})[ -]?(\\d+)(?![\\p{L}\\d])`, 'giu'),
}))

/** A name, a flare's class or a comet: “Crew M 5”, “class M 5”, “C/2006 M4”, “M5.1”, “M5 flare”, “M2-9”. */
const otherwise = {
  before: /(?:crew|class|flare|mission|type|highway|bmw|[a-z]\/\d{4}) $/i,
  after: /^(?:\.\d|-\d|[- ]class|[- ]flare)/i,
}

/** An object that a text names: as a map of the sky does, “M 31”, and from where to where. */
interface CatalogueName {
  name: string
  start: number
  end: number
}

/** All objects that a text names by a catalogue, in its order. */
export function catalogueNamesIn(text: string): CatalogueName[] {
  const found = catalogues.flatMap(({ form, prefix, last }) =>
    [...text.matchAll(form)].flatMap(({ 0: written, 1: digits, index: start }) => {
      const [number, end] = [Number(digits), start + written.length]
      const isOther =
        otherwise.before.test(text.slice(0, start)) || otherwise.after.test(text.slice(end))
      return isOther || number < 1 || number > last ? [] : { name: prefix + number, start, end }
    }),
  )
  return found.toSorted((one, other) => one.start - other.start)
}

/** An object as texts write it: M31 without a space, NGC 1300 with one. */
export function nameInTexts(name: string): string {
  return name.replace(/^M /, 'M')
}
