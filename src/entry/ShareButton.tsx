import { Share2 } from 'lucide-react'
import { titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { dayUrlOf } from '../navigation/address.ts'
import { copyOrPrompt } from './clipboard.ts'

/** Opens the share menu, or copies the day's link where there is none. */
export function ShareButton({ entry }: { entry: Entry }) {
  const url = dayUrlOf(entry.date)

  async function handleClick() {
    const title = titleOf(entry)
    try {
      // Most targets ignore the title.
      await navigator.share({ title, text: title, url })
    } catch (error) {
      // The visitor closed the share menu, or pressed Share again while it was open.
      const names = ['AbortError', 'InvalidStateError']
      const isHarmless = error instanceof DOMException && names.includes(error.name)
      if (!isHarmless) await copyOrPrompt('link', url)
    }
  }

  if (!url) return null
  return (
    <button
      type="button"
      className="ui-icon-button"
      title="Share"
      onClick={() => void handleClick()}
    >
      <Share2 />
    </button>
  )
}
