import skyNames from './sky-names.json'

export interface SkyObject {
  name: string
  /** What ESASky finds the object by. */
  mapTarget: string
  /** A search for more pictures of the object: `M31`, `"NGC 1300"`, `"Orion Nebula"`. */
  searchTerms: string
}

const wordStart = String.raw`(?<![\p{L}\d-])`

/** How people write each catalogue, its prefix in ESASky, and its highest number. */
const catalogues = [
  { spellings: 'M|Messier', prefix: 'M ', max: 110 },
  { spellings: 'NGC', prefix: 'NGC ', max: 7840 },
  { spellings: 'IC', prefix: 'IC ', max: 5386 },
  // “Sharpless 249” is Sh2-249, not Sh2-49.
  { spellings: String.raw`(?:Sh[ -]?|Sharpless )2(?!\d)|Sharpless`, prefix: 'Sh2-', max: 313 },
  { spellings: 'Barnard', prefix: 'Barnard ', max: 370 },
  { spellings: 'Abell', prefix: 'Abell ', max: 4076 },
  { spellings: 'LDN', prefix: 'LDN ', max: 1802 },
  { spellings: 'vdB', prefix: 'vdB ', max: 159 },
]

/** Text around a name that isn't an object's: “Crew M 5”, “C/2006 M4”, “M5.1”, “M5 flare” and “M2-9”. */
const notAnObject = {
  before: /(?:crew|class|flare|mission|type|highway|bmw|[a-z]\/\d{4}) $/i,
  after: /^(?:\.\d|-\d|[- ]class|[- ]flare)/i,
}

interface CatalogueName {
  name: string
  start: number
  end: number
  /** Also matches the start of a longer number, because searching bookmarks matches parts of words. */
  anySpelling: RegExp
}

export function catalogueNamesIn(text: string): CatalogueName[] {
  const names = catalogues.flatMap(({ spellings, prefix, max }) => {
    const pattern = new RegExp(`${wordStart}(?:${spellings})[ -]?(\\d+)(?![\\p{L}\\d])`, 'giu')
    return [...text.matchAll(pattern)].flatMap(({ 0: match, 1: digits, index: start }) => {
      const [number, end] = [Number(digits), start + match.length]
      const isSomethingElse =
        notAnObject.before.test(text.slice(0, start)) || notAnObject.after.test(text.slice(end))
      if (isSomethingElse || number < 1 || number > max) return []
      const anySpelling = new RegExp(`${wordStart}(?:${spellings})[ -]?${number}`, 'iu')
      return { name: prefix + number, start, end, anySpelling }
    })
  })
  return names.toSorted((one, other) => one.start - other.start)
}

export function replaceCatalogueNames(text: string, spell: (name: string) => string): string {
  let rewritten = text
  for (const { name, start, end } of catalogueNamesIn(text).toReversed())
    rewritten = rewritten.slice(0, start) + spell(name) + rewritten.slice(end)
  return rewritten
}

/** The name as explanations spell it: `M31`, `NGC 1300`, `Cat's Eye Nebula`. */
export function spellingInTexts(name: string): string {
  return name.replace(/^M /, 'M').replaceAll('’', "'")
}

/** Words before a well-known name that make it another object: “Southern Ring Nebula”. */
const otherObject =
  /\b(?:A|An|Another|Active|Baby|Blue|Coma|Fine|Little|Northern|Rotten|Soap|Southern) $/

/** Longest name first. Names that several objects share, such as Butterfly Nebula, are left out. */
const wellKnown = Object.entries(skyNames)
  .flatMap(([mapTarget, names]) => names.map((name) => ({ mapTarget, name })))
  .toSorted((one, other) => other.name.length - one.name.length)

/** Looks for well-known names only without a catalogue name: “NGC 7293: The Helix Nebula” is one object. */
export function skyObjectsIn(title: string): SkyObject[] {
  const inCatalogues = catalogueNamesIn(title).map(({ name }) => ({ name, mapTarget: name }))
  const named = inCatalogues.length > 0 ? inCatalogues : wellKnownNamesIn(title)
  const targets = named.map(({ mapTarget }) => mapTarget)
  const distinct = named.filter(({ mapTarget }, index) => targets.indexOf(mapTarget) === index)
  return distinct.map(({ name, mapTarget }) => {
    const words = spellingInTexts(name)
    return { name, mapTarget, searchTerms: words.includes(' ') ? `"${words}"` : words }
  })
}

function wellKnownNamesIn(title: string) {
  let text = title.replaceAll("'", '’')
  const names = wellKnown.flatMap(({ mapTarget, name }) => {
    // Making over a hundred expressions takes a slow device 40 ms.
    if (!text.includes(name)) return []
    // Also in the plural, as in “Nebulae” or “Clusters”.
    const whole = new RegExp(`${wordStart}${name}[es]?(?![\\p{L}\\d])`, 'gu')
    const starts = Array.from(text.matchAll(whole), ({ index }) => index)
    const ofObject = starts.filter((start) => !otherObject.test(text.slice(0, start)))
    // Masks this name, so that a shorter name within it can't match too.
    text = text.replaceAll(name, '·'.repeat(name.length))
    return ofObject.map((start) => ({ start, name, mapTarget }))
  })
  return names.toSorted((one, other) => one.start - other.start)
}

export function skyMapUrl({ mapTarget }: SkyObject): string {
  return `https://sky.esa.int/esasky/?target=${encodeURIComponent(mapTarget)}`
}
