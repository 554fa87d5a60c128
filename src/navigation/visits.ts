import { useLayoutEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { ignoreErrors, storagePrefix } from '../ui/storage.ts'

/** What Back and a reload restore. A visit is one stay on a screen. A link starts one, a layer doesn't. */
interface SavedVisit {
  /** In px. At first where the visit starts, later where the visitor left. */
  scrollTop: number
  /** How many tiles Bookmarks shows. */
  tileCount?: number | undefined
  /** The path of the last link that was pressed. After Back, its tile is focused. */
  pressedLink?: string | undefined
}

const storageKey = `${storagePrefix}visits`

const savedVisits =
  ignoreErrors(
    () => new Map<number, SavedVisit>(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')),
  ) ?? new Map<number, SavedVisit>()

interface Visit extends SavedVisit {
  id: number
  /** True once `scrollTop` is restored, or once the visitor has scrolled or pressed something. */
  isSettled: boolean
}

export const currentVisit = createStore<Visit>(() => ({ id: 0, scrollTop: 0, isSettled: true }))

export function useVisit<Name extends keyof Visit>(name: Name): Visit[Name] {
  return useStore(currentVisit, (visit) => visit[name])
}

/** Renders again only for that link, because a wall has many. */
export function useIsPressedLink(path: string): boolean {
  return useStore(currentVisit, ({ pressedLink }) => pressedLink === path)
}

export function updateVisit(changes: Partial<Omit<Visit, 'id'>>) {
  currentVisit.setState(changes)
}

export function enterVisit(id: number) {
  if (id === currentVisit.getState().id) return
  rememberCurrentVisit()
  currentVisit.setState({ scrollTop: 0, ...savedVisits.get(id), id, isSettled: false }, true)
}

/**
 * Saves where a visit will begin. Returns its id, for the history entry's state. Writes all visits,
 * because a phone may discard a tab while it is visible.
 */
export function newVisitAt(scrollTop: number): number {
  const id = Math.random()
  savedVisits.set(id, { scrollTop })
  writeVisits()
  return id
}

export function writeVisits() {
  rememberCurrentVisit()
  const newest = [...savedVisits].slice(-100)
  ignoreErrors(() => sessionStorage.setItem(storageKey, JSON.stringify(newest)))
}

function rememberCurrentVisit() {
  const { id, scrollTop, isSettled, tileCount, pressedLink } = currentVisit.getState()
  // Setting an existing key of a `Map` keeps its position, and the newest visit must come last.
  savedVisits.delete(id)
  savedVisits.set(id, { scrollTop: isSettled ? scrollY : scrollTop, tileCount, pressedLink })
}

/** Browsers round fractions of a pixel. */
const isAt = (scrollTop: number) => Math.abs(scrollY - scrollTop) <= 1

/** Restores a screen's scroll position once the page is long enough, unless the visitor acts first. */
export function useScrollPosition() {
  const id = useVisit('id')

  useLayoutEffect(() => {
    let restoredTo = NaN
    let isChecking = false
    const bodyObserver = new ResizeObserver(restoreScrollTop)
    const listeners = new AbortController()
    const { signal } = listeners

    function restoreScrollTop() {
      const { id: current, scrollTop, isSettled } = currentVisit.getState()
      // The next visit begins before React has rendered its screen.
      if (current !== id || isSettled) return
      scrollTo(0, scrollTop)
      restoredTo = scrollY
      if (!isAt(scrollTop) || isChecking) return
      isChecking = true
      requestAnimationFrame(checkScrollTop)
    }

    /** Safari may scroll by itself in the frame after Back. */
    function checkScrollTop() {
      isChecking = false
      const { id: current, scrollTop, isSettled } = currentVisit.getState()
      if (current !== id || isSettled) return
      if (!isAt(scrollTop)) scrollTo(0, scrollTop)
      updateVisit({ isSettled: true })
    }

    function handleInput() {
      const { isSettled, pressedLink } = currentVisit.getState()
      // A double click's second press comes while the pressed link's visit waits for its first render.
      if (history.state?.id !== id) return
      if (!isSettled || pressedLink !== undefined)
        updateVisit({ isSettled: true, pressedLink: undefined })
    }

    function handleScroll() {
      if (!isChecking && !isAt(restoredTo)) handleInput()
    }

    bodyObserver.observe(document.body)
    restoreScrollTop()
    // In the capture phase, before listeners that navigate.
    addEventListener('keydown', handleInput, { capture: true, signal })
    addEventListener('pointerdown', handleInput, { capture: true, signal })
    addEventListener('scroll', handleScroll, { passive: true, signal })
    return () => {
      bodyObserver.disconnect()
      listeners.abort()
    }
  }, [id])
}
