/** Deeper than any record needs, and shallow enough for every browser's stack. */
const maxDepth = 64

/**
 * Whether JSON can express the value. A date can be, as ISO text, and so can an undefined field,
 * which JSON leaves out. A value that is nested too deeply or contains itself can't.
 */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (depth > maxDepth) return false
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null) return true
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  // Spread, so that gaps in a list are checked too.
  if (Array.isArray(value)) return [...value].every((part) => isPlainJson(part, depth + 1))
  return (
    Object.prototype.toString.call(value) === '[object Object]' &&
    Object.values(value).every((part) => part === undefined || isPlainJson(part, depth + 1))
  )
}
