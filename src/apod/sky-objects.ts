import { skyNames } from './sky-names.ts'

/** An object beyond the solar system that a title names. */
export interface SkyObject {
  /** As catalogues write it, “M 31”, or a well-known name, “Orion Nebula”. */
  name: string
  /** What a map of the sky finds it by. */
  mapTarget: string
  /** What finds more of its pictures in the archive: `M31`, `"NGC 1300"`, `"Orion Nebula"`. */
  searchWords: string
}

/** Catalogues of the sky: how titles write them, how ESASky does, and their last number. */
const catalogues = [
  { written: /M|Messier/, prefix: 'M ', last: 110 },
  { written: /NGC/, prefix: 'NGC ', last: 7840 },
  { written: /IC/, prefix: 'IC ', last: 5386 },
  { written: /S[hH] ?2-?|Sharpless(?: 2-)?/, prefix: 'Sh2-', last: 313 },
  { written: /Barnard/, prefix: 'Barnard ', last: 370 },
  { written: /Abell/, prefix: 'Abell ', last: 4076 },
  { written: /LDN/, prefix: 'LDN ', last: 1802 },
  { written: /[vV]d[bB]|VDB/, prefix: 'vdB ', last: 159 },
]

/** A name or a flare's class, no catalogue: “Crew M 5”, “class M 5”, “M5.1”, “M5 flare”, “M2-9”. */
const noCatalogue = {
  before: /(?:crew|class|flare|mission|type|highway|bmw) $/i,
  after: /^(?:\.\d|-\d|[- ]class|[- ]flare)/i,
}

/** A word that makes another object of a name: “Southern Ring Nebula”, “A Ring Nebula”. */
const otherObject = 'A|An|Another|Active|Baby|Blue|Coma|Fine|Little|Northern|Rotten|Soap|Southern'

const objectsByName = new Map(
  Object.entries(skyNames).flatMap(([object, names]) => names.map((name) => [name, object])),
)
const longestFirst = [...objectsByName.keys()].toSorted((one, other) => other.length - one.length)
const wellKnown = new RegExp(
  `(?<![\\p{L}\\d-]|\\b(?:${otherObject}) )(${longestFirst.join('|')})(?:(?<=Nebula)[es])?(?![\\p{L}\\d])`,
  'gu',
)

/**
 * The objects that a title names, each once, in the title's order. Well-known names count where it has
 * no catalogue's, since “NGC 7293: The Helix Nebula” is one object.
 */
export function skyObjectsIn(title: string): SkyObject[] {
  const inCatalogues = catalogueObjectsIn(title)
  return inCatalogues.length > 0 ? inCatalogues : wellKnownObjectsIn(title)
}

function catalogueObjectsIn(title: string): SkyObject[] {
  const found = catalogues.flatMap(({ written, prefix, last }) => {
    const form = new RegExp(`(?<![\\p{L}\\d-])(?:${written.source}) ?(\\d+)(?![\\p{L}\\d])`, 'gu')
    return [...title.matchAll(form)].flatMap((match) => {
      const [before, after] = [
        title.slice(0, match.index),
        title.slice(match.index + match[0].length),
      ]
      const isName = noCatalogue.before.test(before) || noCatalogue.after.test(after)
      const number = Number(match[1])
      return isName || number < 1 || number > last
        ? []
        : [{ index: match.index, name: `${prefix}${number}` }]
    })
  })
  const inOrder = found.toSorted((one, other) => one.index - other.index)
  return [...new Set(inOrder.map(({ name }) => name))].map((name) => ({
    name,
    mapTarget: name,
    searchWords: inQuotes(name.replace(/^M /, 'M')),
  }))
}

function wellKnownObjectsIn(title: string): SkyObject[] {
  const byTarget = new Map<string, SkyObject>()
  for (const [, name = ''] of title.replaceAll("'", '’').matchAll(wellKnown)) {
    const mapTarget = objectsByName.get(name) ?? name
    if (byTarget.has(mapTarget)) continue
    // The archive's titles have the plain apostrophe.
    const searchWords = inQuotes(name.replaceAll('’', "'"))
    byTarget.set(mapTarget, { name, mapTarget, searchWords })
  }
  return [...byTarget.values()]
}

/** Several words in quotes, so that they are searched for as one. */
function inQuotes(words: string) {
  return words.includes(' ') ? `"${words}"` : words
}

/** ESA's map of the sky, centred on an object. */
export function skyMapUrl({ mapTarget }: SkyObject): string {
  return `https://sky.esa.int/esasky/?target=${encodeURIComponent(mapTarget)}`
}
