/** A value that the export form has no way to write, or JSON that is not in the form. */
export class FormatError extends Error {
  override readonly name = 'FormatError'
}

/** Deeper than any record needs, and shallow enough for every browser's stack. */
const mostLevels = 64

/** @throws FormatError where a value is nested deeper than the form allows, or holds itself */
export function checkLevel(level: number) {
  if (level > mostLevels) throw new FormatError('it is nested too deeply')
}
