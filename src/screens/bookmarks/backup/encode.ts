import { textOf, viewKinds } from './bytes.ts'
import { checkLevel, FormatError } from './format-error.ts'

/** What JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * A stored value as JSON. What JSON lacks is an object whose `$type` says what it is, as
 * docs/export-form.md lists.
 * @throws FormatError where the value holds itself, a file or anything else without a form
 */
export function encode(value: unknown, level = 0): Json {
  checkLevel(level)
  const inside = (part: unknown) => encode(part, level + 1)
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      return isPlainNumber(value) ? value : { $type: 'number', value: numberName(value) }
    case 'bigint':
      return { $type: 'bigint', value: String(value) }
    case 'undefined':
      return { $type: 'undefined' }
    case 'object':
      break
    case 'symbol':
    case 'function':
      throw new FormatError(`it holds a ${typeof value}`)
  }
  if (value === null) return null
  if (Array.isArray(value)) return encodeList(value, inside)
  if (value instanceof Date) return { $type: 'date', value: isoOf(value) }
  if (value instanceof Map) {
    return { $type: 'map', value: [...value].map(([key, part]) => [inside(key), inside(part)]) }
  }
  if (value instanceof Set) return { $type: 'set', value: Array.from(value, inside) }
  if (value instanceof RegExp) return { $type: 'regexp', value: [value.source, value.flags] }
  if (value instanceof ArrayBuffer) return { $type: 'bytes', value: textOf(new Uint8Array(value)) }
  for (const [name, View] of Object.entries(viewKinds)) {
    if (value instanceof View) return { $type: name, value: textOf(value) }
  }
  if (Object.prototype.toString.call(value) !== '[object Object]') {
    throw new FormatError('it holds something that a file of text can’t')
  }
  const fields = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)]))
  return Object.hasOwn(fields, '$type') ? { $type: 'object', value: fields } : fields
}

function encodeList(list: unknown[], inside: (part: unknown) => Json): Json {
  if (Object.keys(list).length !== list.length) throw new FormatError('it holds a list with gaps')
  return list.map(inside)
}

function isPlainNumber(number: number) {
  return Number.isFinite(number) && !Object.is(number, -0)
}

function numberName(number: number) {
  return Object.is(number, -0) ? '-0' : String(number)
}

/** ISO text, or null for a date that is none. */
export function isoOf(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
