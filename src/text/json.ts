export type JsonObject = Readonly<Record<string, unknown>>

/** Also true for arrays. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null
}

export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
