/** Who owns the picture. No copyright: no line. */
export function CopyrightLine({ copyright }: { copyright: string | undefined }) {
  return copyright && <p className="line">© {copyright}</p>
}
