import { bytesOf, viewKinds } from './bytes.ts'
import { checkLevel, FormatError } from './format-error.ts'

/**
 * The value that `encode` wrote.
 * @throws FormatError where the JSON is not in the form
 */
export function decode(json: unknown, level = 0): unknown {
  checkLevel(level)
  const inside = (part: unknown) => decode(part, level + 1)
  if (Array.isArray(json)) return json.map(inside)
  if (typeof json !== 'object' || json === null) return json
  const fields = Object.entries(json)
  if (!Object.hasOwn(json, '$type')) return decodeFields(fields, inside)
  const { $type: type, value }: { $type?: unknown; value?: unknown } = json
  if (type === 'undefined') return undefined
  if (type === 'text' && typeof value === 'string') return value
  if (type === 'number' && typeof value === 'string') return Number(value)
  if (type === 'bigint' && typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value)
  if (type === 'date') return new Date(typeof value === 'string' ? value : Number.NaN)
  if (type === 'map' && Array.isArray(value))
    return new Map(value.map((pair) => pairOf(pair, inside)))
  if (type === 'set' && Array.isArray(value)) return new Set(value.map(inside))
  if (type === 'regexp') return regexpOf(value)
  if (type === 'bytes' && typeof value === 'string') return bytesOf(value).buffer
  if (type === 'object' && typeof value === 'object' && value !== null) {
    return decodeFields(Object.entries(value), inside)
  }
  const View =
    typeof type === 'string' ? Object.entries(viewKinds).find(([name]) => name === type) : undefined
  if (View && typeof value === 'string') return new View[1](bytesOf(value).buffer)
  throw new FormatError('it holds a value of an unknown type')
}

/** A field named `__proto__` becomes a field like any other here, and changes nothing else. */
function decodeFields(fields: [string, unknown][], inside: (part: unknown) => unknown) {
  return Object.fromEntries(fields.map(([key, part]) => [key, inside(part)]))
}

function pairOf(pair: unknown, inside: (part: unknown) => unknown): [unknown, unknown] {
  if (!Array.isArray(pair) || pair.length !== 2) throw new FormatError('it holds a broken map')
  return [inside(pair[0]), inside(pair[1])]
}

function regexpOf(value: unknown) {
  try {
    if (Array.isArray(value)) return new RegExp(String(value[0]), String(value[1]))
  } catch {
    // Falls through to the same complaint.
  }
  throw new FormatError('it holds a broken regular expression')
}
