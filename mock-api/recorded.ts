import { readFileSync } from 'node:fs'

/** Recorded answers by their day, in the specified and in the successor's format. */
export type RecordedEntries = {
  entries: Map<string, object>
  successorEntries: Map<string, object>
}

/** Reads a JSON Lines file of answers; lines without a date are left out. */
export function readRecordedEntries(file: string): RecordedEntries {
  const recorded: RecordedEntries = { entries: new Map(), successorEntries: new Map() }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue
    const answer: unknown = JSON.parse(line)
    if (!hasDate(answer)) continue
    const isSuccessor = successorMarks.some((field) => field in answer)
    const isEntry = 'service_version' in answer && !isSuccessor
    const { entries, successorEntries } = recorded
    ;(isEntry ? entries : successorEntries).set(answer.date, answer)
  }
  return recorded
}

const successorMarks = ['basic_html', 'permalink', 'post_id']

function hasDate(answer: unknown): answer is { date: string } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'date' in answer &&
    typeof answer.date === 'string'
  )
}
