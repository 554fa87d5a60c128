import type { Entry } from '../apod/entry.ts'
import { copyrightLine } from '../apod/text.ts'

/** The owner or the credit of a picture; nothing if there is neither. */
export function CopyrightLine({ entry }: { entry: Pick<Entry, 'copyright'> }) {
  const line = copyrightLine(entry)
  return line && <p className="line">{line}</p>
}
