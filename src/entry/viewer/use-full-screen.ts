import { type RefObject, useSyncExternalStore } from 'react'

/** Whether something fills the screen, and the way to change it where the browser has it. */
export function useFullScreen(area: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(follow, () => document.fullscreenElement !== null)

  async function toggle() {
    try {
      await (isOn ? document.exitFullscreen() : area.current?.requestFullscreen())
    } catch {
      // The browser may refuse; the picture still fills the window.
    }
  }

  return { isOn, toggle: document.fullscreenEnabled ? () => void toggle() : undefined }
}

function follow(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
