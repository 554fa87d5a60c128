/**
 * Reads JSON in the encodings of editors and shells, the strictest first: it is the one in which the bytes are JSON.
 * @returns undefined where they are none
 */
export function decodeJson(bytes: ArrayBuffer): unknown {
  const strict = ['utf-8', 'utf-16le', 'utf-16be'].map(
    (encoding) => new TextDecoder(encoding, { fatal: true }),
  )
  const last = new TextDecoder(isDamagedUtf8(bytes) ? 'utf-8' : 'windows-1252')
  for (const decoder of [...strict, last]) {
    try {
      return JSON.parse(decoder.decode(bytes))
    } catch {
      // The next one may fit.
    }
  }
  return undefined
}

/** Whether more letters are right in UTF-8 than bytes are wrong; Windows-1252 takes any byte for a letter. */
function isDamagedUtf8(bytes: ArrayBuffer) {
  const text = new TextDecoder().decode(bytes)
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return count(/[^\0-\x7f\ufffd]/gu) > count(/\ufffd/g)
}
