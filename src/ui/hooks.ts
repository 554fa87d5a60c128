import { useCallback, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

export function useDocumentEvent<Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
) {
  const listen = useEffectEvent(listener)
  // A layout effect, so that a dialog listens before the next key press.
  useLayoutEffect(() => {
    document.addEventListener(name, listen)
    return () => document.removeEventListener(name, listen)
  }, [name])
}

export function useIsPageHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden)
  useDocumentEvent('visibilitychange', () => setIsHidden(document.hidden))
  return isHidden
}

/** True before the browser lays out the sheets. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useLayoutEffect(() => {
    const update = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'))
    addEventListener('beforeprint', update)
    addEventListener('afterprint', update)
    return () => {
      removeEventListener('beforeprint', update)
      removeEventListener('afterprint', update)
    }
  }, [])
  return isPrinting
}

export function useMediaQuery(query: string): boolean {
  // The same function for each render, because React would otherwise subscribe again.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** The text in a field. When the saved text changes, it replaces the draft. */
export function useDraft(saved: string): [draft: string, setDraft: (draft: string) => void] {
  const [previousSaved, setPreviousSaved] = useState(saved)
  const [draft, setDraft] = useState(saved)
  if (previousSaved !== saved) {
    setPreviousSaved(saved)
    setDraft(saved)
  }
  return [draft, setDraft]
}
