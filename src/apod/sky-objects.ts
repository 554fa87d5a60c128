import skyNames from './sky-names.json'

export interface SkyObject {
  name: string
  mapTarget: string
  /** The words that find more of the object's pictures: `M31`, `"NGC 1300"`, `"Orion Nebula"`. */
  searchWords: string
}

const wordStart = String.raw`(?<![\p{L}\d-])`

/** How people write a catalogue, how maps of the sky do, and its last number. */
const catalogues = [
  { written: 'M|Messier', prefix: 'M ', last: 110 },
  { written: 'NGC', prefix: 'NGC ', last: 7840 },
  { written: 'IC', prefix: 'IC ', last: 5386 },
  // Sharpless 249 is Sh2-249, and no 49th.
  { written: String.raw`(?:Sh[ -]?|Sharpless )2(?!\d)|Sharpless`, prefix: 'Sh2-', last: 313 },
  { written: 'Barnard', prefix: 'Barnard ', last: 370 },
  { written: 'Abell', prefix: 'Abell ', last: 4076 },
  { written: 'LDN', prefix: 'LDN ', last: 1802 },
  { written: 'vdB', prefix: 'vdB ', last: 159 },
].map(({ written, prefix, last }) => ({
  written,
  prefix,
  last,
  pattern: new RegExp(`${wordStart}(?:${written})[ -]?(\\d+)(?![\\p{L}\\d])`, 'giu'),
}))

/** “Crew M 5”, “class M 5”, “C/2006 M4”, “M5.1”, “M5 flare” and “M2-9” are no objects. */
const notAnObject = {
  before: /(?:crew|class|flare|mission|type|highway|bmw|[a-z]\/\d{4}) $/i,
  after: /^(?:\.\d|-\d|[- ]class|[- ]flare)/i,
}

interface CatalogueName {
  name: string
  start: number
  end: number
  /** Also matches the start of a longer number, as parts of words are matched. */
  anySpelling: RegExp
}

export function catalogueNamesIn(text: string): CatalogueName[] {
  const names = catalogues.flatMap(({ pattern, prefix, last, written }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, 1: digits, index: start }) => {
      const [number, end] = [Number(digits), start + match.length]
      const isOther =
        notAnObject.before.test(text.slice(0, start)) || notAnObject.after.test(text.slice(end))
      if (isOther || number < 1 || number > last) return []
      const anySpelling = new RegExp(`${wordStart}(?:${written})[ -]?${number}`, 'iu')
      return { name: prefix + number, start, end, anySpelling }
    }),
  )
  return names.toSorted((one, other) => one.start - other.start)
}

export function replaceCatalogueNames(text: string, spell: (name: string) => string): string {
  let rewritten = text
  for (const { name, start, end } of catalogueNamesIn(text).toReversed())
    rewritten = rewritten.slice(0, start) + spell(name) + rewritten.slice(end)
  return rewritten
}

/** M31 without a space, NGC 1300 with one, and Cat's Eye Nebula with the plain apostrophe. */
export function spellingInTexts(name: string): string {
  return name.replace(/^M /, 'M').replaceAll('’', "'")
}

/** “Southern Ring Nebula” and “A Ring Nebula” are other objects than the Ring Nebula. */
const otherObject =
  /\b(?:A|An|Another|Active|Baby|Blue|Coma|Fine|Little|Northern|Rotten|Soap|Southern) $/

/** Well-known names, the longest first. One of several objects, such as the Butterfly Nebula, is not among them. */
const wellKnown = Object.entries(skyNames)
  .flatMap(([mapTarget, names]) => names.map((name) => ({ mapTarget, name })))
  .toSorted((one, other) => other.name.length - one.name.length)

/** A catalogue's names count alone: “NGC 7293: The Helix Nebula” is one object. */
export function skyObjectsIn(title: string): SkyObject[] {
  const inCatalogues = catalogueNamesIn(title).map(({ name }) => ({ name, mapTarget: name }))
  const named = inCatalogues.length > 0 ? inCatalogues : wellKnownNamesIn(title)
  const targets = named.map(({ mapTarget }) => mapTarget)
  const once = named.filter(({ mapTarget }, index) => targets.indexOf(mapTarget) === index)
  return once.map(({ name, mapTarget }) => {
    const words = spellingInTexts(name)
    return { name, mapTarget, searchWords: words.includes(' ') ? `"${words}"` : words }
  })
}

function wellKnownNamesIn(title: string) {
  let text = title.replaceAll("'", '’')
  const names = wellKnown.flatMap(({ mapTarget, name }) => {
    const whole = new RegExp(`(?<![\\p{L}\\d-])${name}[es]?(?![\\p{L}\\d])`, 'gu')
    const starts = Array.from(text.matchAll(whole), ({ index }) => index)
    const ofObject = starts.filter((start) => !otherObject.test(text.slice(0, start)))
    // A shorter name within a longer one names nothing: “Little Dumbbell Nebula”.
    text = text.replaceAll(name, '·'.repeat(name.length))
    return ofObject.map((start) => ({ start, name, mapTarget }))
  })
  return names.toSorted((one, other) => one.start - other.start)
}

export function skyMapUrl({ mapTarget }: SkyObject): string {
  return `https://sky.esa.int/esasky/?target=${encodeURIComponent(mapTarget)}`
}
