import { useEffect, useEffectEvent } from 'react'

/** Takes a file that is dropped anywhere on the page, unless a dialog is open. */
export function useDroppedFile(open: (file: File) => Promise<void>) {
  const drop = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? []
    if (file && !document.querySelector('dialog[open]')) void open(file)
  })

  useEffect(() => {
    document.addEventListener('drop', drop)
    return () => document.removeEventListener('drop', drop)
  }, [])
}
