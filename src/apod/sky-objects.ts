import { catalogueNamesIn, spellingInTexts } from './catalogues.ts'
import skyNames from './sky-names.json'

/** An object beyond the solar system that a title names. */
export interface SkyObject {
  /** As catalogues write it, “M 31”, or a well-known name, “Orion Nebula”. */
  name: string
  /** The name by which a map of the sky finds the object. */
  mapTarget: string
  /** The words that find more of the object's pictures: `M31`, `"NGC 1300"`, `"Orion Nebula"`. */
  searchWords: string
}

/** A word that makes another object of a name: “Southern Ring Nebula”, “A Ring Nebula”. */
const otherObject =
  /\b(?:A|An|Another|Active|Baby|Blue|Coma|Fine|Little|Northern|Rotten|Soap|Southern) $/

/**
 * Objects beyond the solar system by what a map of the sky knows them by, with the names that titles
 * give them, the longest first. A name of several objects, such as the Butterfly Nebula, is not among them.
 */
const wellKnown = Object.entries(skyNames)
  .flatMap(([mapTarget, names]) => names.map((name) => ({ mapTarget, name })))
  .toSorted((one, other) => other.name.length - one.name.length)

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
    searchWords: inQuotes(spellingInTexts(name)),
  }))
}

function wellKnownObjectsIn(title: string): SkyObject[] {
  let text = title.replaceAll("'", '’')
  const found = wellKnown.flatMap(({ mapTarget, name }) => {
    // The archive's titles have the plain apostrophe.
    const searchWords = inQuotes(name.replaceAll('’', "'"))
    const starts = Array.from(text.matchAll(wholeWords(name)), ({ index }) => index)
    const own = starts.filter((start) => !otherObject.test(text.slice(0, start)))
    // A shorter name within this one names nothing: “Little Dumbbell Nebula”.
    text = text.replaceAll(name, '·'.repeat(name.length))
    return own.map((start) => ({ start, object: { name, mapTarget, searchWords } }))
  })
  const byTarget = new Map<string, SkyObject>()
  for (const { object } of found.toSorted((one, other) => one.start - other.start))
    if (!byTarget.has(object.mapTarget)) byTarget.set(object.mapTarget, object)
  return [...byTarget.values()]
}

/** Finds a name that is no part of a longer word; “Nebulae” is a plural. */
function wholeWords(name: string) {
  return new RegExp(`(?<![\\p{L}\\d-])${name}[es]?(?![\\p{L}\\d])`, 'gu')
}

function inQuotes(words: string) {
  return words.includes(' ') ? `"${words}"` : words
}

export function skyMapUrl({ mapTarget }: SkyObject): string {
  return `https://sky.esa.int/esasky/?target=${encodeURIComponent(mapTarget)}`
}
