import { useEffectEvent, useLayoutEffect } from 'react'

/** Listens to an event of the document while mounted. */
export function useDocumentEvent<Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
) {
  const listen = useEffectEvent(listener)
  // Before the next event: a dialog that has just opened takes the next key press already.
  useLayoutEffect(() => {
    document.addEventListener(name, listen)
    return () => document.removeEventListener(name, listen)
  }, [name])
}
