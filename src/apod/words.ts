import type { Entry } from './entry.ts'

/** The title on one line; an entry without one goes by its day. */
export function titleOf({ title, date }: Pick<Entry, 'title' | 'date'>): string {
  return foldBlanks(title) || date || 'Untitled'
}

/** The copyright line, or undefined where there is none: such pictures are in the public domain as a rule. */
export function copyrightOf({ copyright = '' }: Pick<Entry, 'copyright'>): string | undefined {
  return foldBlanks(copyright) || undefined
}

/** The text on one line: the service's titles and names hold newlines and runs of blanks. */
export function foldBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
