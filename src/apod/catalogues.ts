const before = String.raw`(?<![\p{L}\d-])`

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
  written,
  form: new RegExp(`${before}(?:${written})[ -]?(\\d+)(?![\\p{L}\\d])`, 'giu'),
}))

/** What shows that “M 5” is no object: “Crew M 5”, “class M 5”, “C/2006 M4”, “M5.1”, “M5 flare”, “M2-9”. */
const notAnObject = {
  before: /(?:crew|class|flare|mission|type|highway|bmw|[a-z]\/\d{4}) $/i,
  after: /^(?:\.\d|-\d|[- ]class|[- ]flare)/i,
}

/** An object that a text names: as a map of the sky does, “M 31”, and from where to where. */
interface CatalogueName {
  name: string
  start: number
  end: number
  /** Finds the object in any spelling, also as the start of a longer number, as parts of words are found. */
  anySpelling: RegExp
}

export function catalogueNamesIn(text: string): CatalogueName[] {
  const names = catalogues.flatMap(({ form, prefix, last, written }) =>
    [...text.matchAll(form)].flatMap(({ 0: found, 1: digits, index: start }) => {
      const [number, end] = [Number(digits), start + found.length]
      const isOther =
        notAnObject.before.test(text.slice(0, start)) || notAnObject.after.test(text.slice(end))
      if (isOther || number < 1 || number > last) return []
      const anySpelling = new RegExp(`${before}(?:${written})[ -]?${number}`, 'iu')
      return { name: prefix + number, start, end, anySpelling }
    }),
  )
  return names.toSorted((one, other) => one.start - other.start)
}

/** The text with each object rewritten that it names by a catalogue; `write` gets “M 31”, as maps of the sky have it. */
export function replaceCatalogueNames(text: string, write: (name: string) => string): string {
  let rewritten = ''
  let end = 0
  for (const found of catalogueNamesIn(text)) {
    rewritten += text.slice(end, found.start) + write(found.name)
    end = found.end
  }
  return rewritten + text.slice(end)
}

/** An object as texts write it: M31 without a space, NGC 1300 with one. */
export function spellingInTexts(name: string): string {
  return name.replace(/^M /, 'M')
}
