import { isRecord } from '../../../bookmarks/record.ts'

/**
 * Reads a field of an export of version 1, which marked what JSON lacks with a `$type`.
 * @throws Error if it is marked as something that this page no longer reads
 */
export function readVersion1(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(readVersion1)
  if (!isRecord(json)) return json
  const { $type: type, value } = json
  if (type === undefined) return readFields(json)
  if (type === 'undefined') return undefined
  if (type === 'text') return value
  if (type === 'number') return Number(value)
  if (type === 'date') return new Date(typeof value === 'string' ? value : Number.NaN)
  if (type === 'object' && isRecord(value)) return readFields(value)
  throw new Error('unknown type')
}

function readFields(fields: object) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, readVersion1(value)]),
  )
}
