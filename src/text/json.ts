/** What comes from outside, with fields of any type. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object, a list among them. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
