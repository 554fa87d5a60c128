import type { Steps } from '../ui/PreviousNextButtons.tsx'
import type { Shortcut } from '../ui/shortcuts.ts'

/** The keys of steps: to the previous or next day, and in an open entry of a list through that. */
export const stepShortcuts: readonly Shortcut<Steps>[] = [
  {
    key: 'ArrowLeft',
    keycap: '←',
    label: 'Previous day (also in the open entry)',
    run: ({ previous }) => previous.go(),
  },
  {
    key: 'ArrowRight',
    keycap: '→',
    label: 'Next day (also in the open entry)',
    run: ({ next }) => next.go(),
  },
]
