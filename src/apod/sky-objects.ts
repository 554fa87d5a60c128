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

/** A word that makes another object of a name: “Southern Ring Nebula”, “A Ring Nebula”. */
const otherObject = 'A|An|Another|Active|Baby|Blue|Coma|Fine|Little|Northern|Rotten|Soap|Southern'

/**
 * Objects beyond the solar system by what a map of the sky knows them by, with the names that titles
 * give them. A name of several objects, such as the Butterfly Nebula, is not among them.
 */
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
  const names = new Set(catalogueNamesIn(title).map(({ name }) => name))
  return [...names].map((name) => ({
    name,
    mapTarget: name,
    searchWords: inQuotes(nameInTexts(name)),
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
