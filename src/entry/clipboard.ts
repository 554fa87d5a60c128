import { showMessage } from '../ui/messages.ts'

export async function copyOrPrompt(what: 'link' | 'credit', text: string) {
  try {
    await navigator.clipboard.writeText(text)
    showMessage(what === 'link' ? 'Link copied.' : 'Credit copied.')
  } catch {
    // The visitor refused, or the page has no clipboard, because it isn't served over https.
    try {
      prompt(`Copy the ${what}:`, text)
    } catch {
      // Browsers inside other apps may have no prompt either.
      showMessage(`The ${what} couldn’t be copied.`)
    }
  }
}
