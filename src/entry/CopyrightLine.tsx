import type { Entry } from '../apod/entry.ts'
import { ownerLineOf } from '../apod/words.ts'

/** Who owns the picture, or whom it is owed to. Neither: no line. */
export function CopyrightLine({ entry }: { entry: Pick<Entry, 'copyright'> }) {
  const line = ownerLineOf(entry)
  return line && <p className="line">{line}</p>
}
