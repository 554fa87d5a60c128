const wordStart = String.raw`(?<![\p{L}\d-])`

/** How people write each catalogue, how NASA's texts do, and its highest number. */
const catalogues = [
  { spellings: 'M|Messier', prefix: 'M', max: 110 },
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
