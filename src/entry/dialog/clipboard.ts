import type { TextPart } from '../../apod/links.ts'

/** Copies a text, and for programs that take HTML its links. @throws where the browser refuses, or has no clipboard */
export async function copyText(text: string, parts?: readonly TextPart[]): Promise<void> {
  if (!parts || !('ClipboardItem' in window)) return navigator.clipboard.writeText(text)
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([htmlOf(parts)], { type: 'text/html' }),
    }),
  ])
}

/** Made of nodes, so that no text becomes markup. */
function htmlOf(parts: readonly TextPart[]) {
  const line = document.createElement('span')
  line.append(...parts.map(({ text, url }) => (url ? linkTo(url, text) : text)))
  return line.outerHTML
}

function linkTo(url: string, text: string) {
  const link = document.createElement('a')
  link.href = url
  link.textContent = text
  return link
}
