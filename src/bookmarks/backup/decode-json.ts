import { parseJson } from '../../text/json.ts'

/** Reads JSON in the encodings of editors and shells, the strictest first; undefined where the bytes are none. */
export function decodeJson(bytes: ArrayBuffer): unknown {
  for (const encoding of ['utf-8', 'utf-16le', 'utf-16be']) {
    try {
      return JSON.parse(new TextDecoder(encoding, { fatal: true }).decode(bytes))
    } catch {
      // The next one may fit.
    }
  }
  const damaged = new TextDecoder().decode(bytes)
  return parseJson(isUtf8(damaged) ? damaged : new TextDecoder('windows-1252').decode(bytes))
}

/** Whether more letters are right in UTF-8 than bytes are wrong; Windows-1252 takes any byte for a letter. */
function isUtf8(damaged: string) {
  const count = (letters: RegExp) => damaged.match(letters)?.length ?? 0
  return count(/[^\0-\x7f\ufffd]/gu) > count(/\ufffd/g)
}
