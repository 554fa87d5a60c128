import type { Entry } from '../apod/entry.ts'
import { copyrightLine, ownerPartsOf } from '../apod/text.ts'
import { LinkedText } from './LinkedText.tsx'

interface CopyrightLineProps {
  entry: Pick<Entry, 'copyright' | 'copyrightLinks'>
  /** Shows its links, too. */
  isLinked?: boolean
}

/** Who owns the picture, or whom it is owed to. Neither: no line. */
export function CopyrightLine({ entry, isLinked = false }: CopyrightLineProps) {
  const line = copyrightLine(entry)
  return (
    line && <p className="line">{isLinked ? <LinkedText parts={ownerPartsOf(entry)} /> : line}</p>
  )
}
