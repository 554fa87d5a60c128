/** The beginning of a text, of so many UTF-16 units at most; an emoji at its end is whole or left out. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const end = new Intl.Segmenter().segment(text).containing(length)?.index
  // A letter with hundreds of accents is one sign: it is cut between two of them.
  return end ? text.slice(0, end) : text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

/** The text on one line: the service's titles and names contain newlines and repeated spaces. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
