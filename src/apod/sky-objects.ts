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

/** The objects of catalogues that a title names, as “M 31”; each once, in the title's order. */
export function skyObjectsIn(title: string): string[] {
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
  return [...new Set(inOrder.map(({ name }) => name))]
}

/** ESA's map of the sky, centred on an object. */
export function skyMapUrl(object: string): string {
  return `https://sky.esa.int/esasky/?target=${encodeURIComponent(object)}`
}
