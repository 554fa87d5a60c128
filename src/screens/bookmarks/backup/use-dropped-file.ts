import { useEffect, useEffectEvent } from 'react'

/** Accepts a file dropped anywhere on the page; the browser would otherwise open it instead. */
export function useDroppedFile(open: (file: File) => Promise<void>) {
  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const [file] = event.type === 'drop' ? event.dataTransfer.files : []
    if (file && !document.querySelector('dialog[open]')) void open(file)
  })

  useEffect(() => {
    document.addEventListener('dragover', drop)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', drop)
      document.removeEventListener('drop', drop)
    }
  }, [])
}
