import { catalogueNamesIn, nameInTexts } from './catalogues.ts'
import skyNames from './sky-names.json'

/** An object beyond the solar system that a title names. */
export interface SkyObject {
  /** As catalogues write it, “M 31”, or a well-known name, “Orion Nebula”. */
  name: string
  /** What a map of the sky finds it by. */
  mapTarget: string
  /** What finds more of its pictures in the archive: `M31`, `"NGC 1300"`, `"Orion Nebula"`. */
  searchWords: string
}

/** Words that make another object of a name: “Southern Ring Nebula”, “A Ring Nebula”. */
const othersBegin = new Set(
  'A An Another Active Baby Blue Coma Fine Little Northern Rotten Soap Southern'.split(' '),
)

/**
 * Objects beyond the solar system by what a map of the sky knows them by, with the names that titles
 * give them. A name of several objects, such as the Butterfly Nebula, is not among them.
 */
const objectsByName = new Map(
  Object.entries(skyNames).flatMap(([object, names]) => names.map((name) => [name, object])),
)

/** How many words the longest name has: “Great Globular Cluster in Hercules”. */
const longest = 5

/**
 * The objects that a title names, each once, in the title's order. Well-known names count where it has
 * no catalogue's, since “NGC 7293: The Helix Nebula” is one object.
 */
export function skyObjectsIn(title: string): SkyObject[] {
  const inCatalogues = catalogueObjectsIn(title)
  return inCatalogues.length > 0 ? inCatalogues : wellKnownObjectsIn(title)
}

function catalogueObjectsIn(title: string): SkyObject[] {
  const names = new Set(catalogueNamesIn(title).map(({ name }) => name))
  return [...names].map((name) => ({
    name,
    mapTarget: name,
    searchWords: inQuotes(nameInTexts(name)),
  }))
}

/** Looks each run of words up, the longest first. */
function wellKnownObjectsIn(title: string): SkyObject[] {
  const words = title.replaceAll("'", '’').split(/[\s/]+/)
  const byTarget = new Map<string, SkyObject>()
  for (let start = 0; start < words.length; start += 1) {
    const lengths = Array.from({ length: longest }, (_, index) => longest - index)
    const names = lengths.map((length) => nameOf(words.slice(start, start + length)))
    const name = names.find((each) => objectsByName.has(each))
    if (name === undefined) continue
    const mapTarget = objectsByName.get(name) ?? name
    // The archive's titles have the plain apostrophe.
    const searchWords = inQuotes(name.replaceAll('’', "'"))
    if (!othersBegin.has(words[start - 1] ?? '') && !byTarget.has(mapTarget))
      byTarget.set(mapTarget, { name, mapTarget, searchWords })
    start += name.split(' ').length - 1
  }
  return [...byTarget.values()]
}

/** Words as a name: “(Orion Nebulae)” is “Orion Nebula”. */
function nameOf(words: readonly string[]) {
  return words
    .join(' ')
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/[^\p{L}\d]+$|’s$/u, '')
    .replace(/Nebula[es]$/, 'Nebula')
}

/** Several words in quotes, so that they are searched for as one. */
function inQuotes(words: string) {
  return words.includes(' ') ? `"${words}"` : words
}

/** ESA's map of the sky, centred on an object. */
export function skyMapUrl({ mapTarget }: SkyObject): string {
  return `https://sky.esa.int/esasky/?target=${encodeURIComponent(mapTarget)}`
}
