import {
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

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

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/**
 * Calls `onTick` each second with the seconds since the last call, which are more after a computer's sleep, because
 * timers stop in it, and none after the clock was set back.
 */
export function useSeconds(isRunning: boolean, onTick: (seconds: number) => void) {
  const tick = useEffectEvent(onTick)
  useEffect(() => {
    if (!isRunning) return undefined
    let last = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      tick(Math.max(0, now - last) / 1000)
      last = now
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
}

/** State that is reset when the given value changes. */
export function useDraft(value: string): [draft: string, setDraft: (draft: string) => void] {
  const [last, setLast] = useState(value)
  const [draft, setDraft] = useState(value)
  if (last !== value) {
    setLast(value)
    setDraft(value)
  }
  return [draft, setDraft]
}

/** State of a `<details>` that outlives its component. */
export function useDetails() {
  const [open, setOpen] = useState(false)
  return {
    open,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
  }
}

export function useFocusWhen(control: RefObject<HTMLElement | null>, isWanted: boolean) {
  useLayoutEffect(() => {
    if (isWanted) control.current?.focus({ preventScroll: true })
  }, [control, isWanted])
}
