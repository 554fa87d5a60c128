import { readFileSync } from 'node:fs'

/** Recorded answers by their day, in the legacy and in the successor's format. */
export type RecordedEntries = {
  entries: Map<string, object>
  successorEntries: Map<string, object>
}

/** Reads a JSON Lines file of answers; lines without a date are left out. */
export function readRecordedEntries(file: string): RecordedEntries {
  const recorded: RecordedEntries = { entries: new Map(), successorEntries: new Map() }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue
    const answer: Record<string, unknown> = JSON.parse(line)
    if (typeof answer['date'] !== 'string') continue
    const isEntry = 'service_version' in answer && !('basic_html' in answer)
    const { entries, successorEntries } = recorded
    ;(isEntry ? entries : successorEntries).set(answer['date'], answer)
  }
  return recorded
}
