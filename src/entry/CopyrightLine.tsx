import type { Entry } from '../apod/entry.ts'
import { copyrightLine, ownerPartsOf } from '../apod/text.ts'
import { LinkedText } from './LinkedText.tsx'

interface CopyrightLineProps {
  entry: Pick<Entry, 'copyright' | 'copyrightLinks'>
  /** Shows its links, too. */
  isLinked?: boolean
}

/** The owner or the credit of a picture; nothing if there is neither. */
export function CopyrightLine({ entry, isLinked = false }: CopyrightLineProps) {
  const line = copyrightLine(entry)
  return (
    line && <p className="line">{isLinked ? <LinkedText parts={ownerPartsOf(entry)} /> : line}</p>
  )
}
