import type { TextPart } from '../apod/links.ts'
import { dayPathOf } from '../navigation/address.ts'
import { countOf } from '../text/plain-text.ts'
import { showMessage } from '../ui/messages.ts'

/** The URL for sharing a day; empty if the date is invalid. */
export function dayUrlOf(date: string) {
  const path = dayPathOf(date)
  return path ? location.origin + path : ''
}

type Copied = 'link' | 'credit' | 'list'

/** Copies a text, for programs that take HTML with its links, and says so. */
export async function copy(what: Copied, text: string, lines?: readonly TextPart[][]) {
  try {
    await write(text, lines)
    const list = `List of ${countOf(lines?.length ?? 0, 'bookmark')} copied.`
    showMessage({ link: 'Link copied.', credit: 'Credit copied.', list }[what])
  } catch {
    // The visitor has denied it, or there is no clipboard, because the host has no https.
    if (what === 'list') showMessage('The list could not be copied. Export saves it in a file.')
    else prompt(`Copy the ${what}:`, text)
  }
}

async function write(text: string, lines?: readonly TextPart[][]): Promise<void> {
  try {
    if (lines)
      return await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([text], { type: 'text/plain' }),
          'text/html': new Blob([htmlOf(lines)], { type: 'text/html' }),
        }),
      ])
  } catch {
    // Some browsers take plain text only.
  }
  return navigator.clipboard.writeText(text)
}

/** Made of nodes, so that no text becomes markup. */
function htmlOf(lines: readonly TextPart[][]) {
  const list = document.createElement('ul')
  for (const parts of lines) {
    const line = document.createElement(lines.length > 1 ? 'li' : 'span')
    line.append(...parts.map(({ text, url }) => (url ? linkTo(url, text) : text)))
    list.append(line)
  }
  return lines.length > 1 ? list.outerHTML : list.innerHTML
}

function linkTo(url: string, text: string) {
  const link = document.createElement('a')
  link.href = url
  link.textContent = text
  return link
}
