import type { Entry } from '../apod/entry.ts'
import { paragraphsOf } from '../apod/text.ts'
import { LinkedText } from './LinkedText.tsx'

/** The paragraphs of an entry's explanation. */
export function Explanation({ entry }: { entry: Entry }) {
  // The list never changes, and two may be equal.
  // oxlint-disable react/no-array-index-key
  return paragraphsOf(entry).map((parts, index) => (
    <p key={index}>
      <LinkedText parts={parts} />
    </p>
  ))
}
