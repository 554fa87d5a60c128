/** The kinds of numbers in a row that a record may hold, by their names. */
export const viewKinds = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
} as const

/** Bytes as base64. */
export function textOf({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  let binary = ''
  for (const byte of new Uint8Array(buffer, byteOffset, byteLength)) {
    binary += String.fromCodePoint(byte)
  }
  return btoa(binary)
}

/** @throws DOMException where the text is no base64 */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
}
