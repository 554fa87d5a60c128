import { useCallback, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  phase: 'capture' | 'bubble' = 'bubble',
) {
  const listen = useEffectEvent(listener)
  // A layout effect, so that a dialog listens before the next key press.
  useLayoutEffect(() => {
    const capture = phase === 'capture'
    addEventListener(name, listen, { capture })
    return () => removeEventListener(name, listen, { capture })
  }, [name, phase])
}

export function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.hidden)
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** True before the browser lays out the sheets. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useWindowEvent('beforeprint', () => flushSync(() => setIsPrinting(true)))
  useWindowEvent('afterprint', () => flushSync(() => setIsPrinting(false)))
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
