import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDocumentEvent } from '../ui/use-document-event.ts'
import { alertFailure } from './alert-failure.ts'
import type { Key } from './bookmark.ts'
import { saveNote } from './save-note.ts'

/** After the last letter, in milliseconds. */
const pause = 500

interface Draft {
  text: string
  state: 'stored' | 'typed' | 'saved'
}

/**
 * The text of a note's field. What is typed is saved after a pause, when the tab is hidden, when the
 * field goes, and by `saveDraft`.
 * @param stored the note in the database; where another tab changes it, it shows, unless this one has
 * words to save
 */
export function useNoteDraft(key: Key, stored: string) {
  const [draft, setDraft] = useState<Draft>({ text: stored, state: 'stored' })
  const [lastStored, setLastStored] = useState(stored)
  const hasAlerted = useRef(false)
  const { text, state } = draft

  if (stored !== lastStored) {
    setLastStored(stored)
    if (state !== 'typed' && stored !== text) setDraft({ text: stored, state: 'stored' })
  }

  async function saveDraft() {
    if (state !== 'typed') return
    try {
      await saveNote(key, text)
      hasAlerted.current = false
      // Unless there are newer words.
      setDraft((now) => (now.text === text ? { text, state: 'saved' } : now))
    } catch (error) {
      // While it keeps failing, once.
      if (!hasAlerted.current) alertFailure(error, 'Your note could not be saved.')
      hasAlerted.current = true
    }
  }

  const saveNow = useEffectEvent(() => void saveDraft())
  useEffect(() => {
    if (draft.state !== 'typed') return undefined
    const timer = setTimeout(() => saveNow(), pause)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => () => saveNow(), [])
  // Also when it is led elsewhere, or closes.
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) void saveDraft()
  })

  return {
    text,
    isSaved: state === 'saved',
    changeText: (typed: string) => setDraft({ text: typed, state: 'typed' }),
    saveDraft,
  }
}
