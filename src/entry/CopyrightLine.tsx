/** Who owns the picture, or whom it is owed to. Neither: no line. */
export function CopyrightLine({ copyright }: { copyright: string | undefined }) {
  if (!copyright) return null
  return <p className="line">{/\bcredit/i.test(copyright) ? copyright : `© ${copyright}`}</p>
}
