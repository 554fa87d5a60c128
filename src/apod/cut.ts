/** The beginning of a text, of so many UTF-16 units at most; an emoji at its end is whole or left out. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  return text.slice(0, new Intl.Segmenter().segment(text).containing(length)?.index)
}
