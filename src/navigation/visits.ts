import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'
import { ifAllowed, storagePrefix } from '../ui/web-storage.ts'

/** What Back and a reload bring back of a visit: a screen, as long as a history entry shows it. */
interface VisitMemory {
  /** The scroll position to restore; undefined once it is restored, or the visitor has acted. */
  scrollTop?: number | undefined
  pageCount?: number
  /** The path of the link that was pressed here last: a tile has the focus after Back. */
  pressedLink?: string | undefined
}

const storageKey = `${storagePrefix}screens`

/** The visits of screens that are not shown now, by the `id` of their history entries. */
const leftVisits =
  ifAllowed(
    () => new Map<number, VisitMemory>(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')),
  ) ?? new Map<number, VisitMemory>()

type Visit = VisitMemory & { id: number }

export const currentVisit = createStore<Visit>({ id: 0 })

export function useVisit<Name extends keyof Visit>(name: Name): Visit[Name] {
  return useSyncExternalStore(currentVisit.subscribe, () => currentVisit.get()[name])
}

/** How many pages of a list the screen shows. */
export function usePageCount(): number {
  return useVisit('pageCount') ?? 1
}

export function updateVisit(changes: VisitMemory) {
  currentVisit.set({ ...currentVisit.get(), ...changes })
}

/** Leaves the current visit for another one, new or left before. */
export function enterVisit(id: number) {
  const { id: before, ...memory } = currentVisit.get()
  if (id === before) return
  leftVisits.set(before, atItsPlace(memory))
  currentVisit.set({ scrollTop: 0, ...leftVisits.get(id), id })
}

/** @param scrollTop where the screen begins. @returns the `id` of a new visit */
export function newVisit(scrollTop: number): number {
  const id = Math.random()
  leftVisits.set(id, { scrollTop })
  return id
}

/** Stores the newest hundred visits for a reload and for Back from another site, whenever the tab is hidden. */
export function storeVisitsOnHide() {
  // A browser may end a hidden tab without a `pagehide`.
  addEventListener('visibilitychange', storeVisits)
}

function storeVisits() {
  const { id, ...memory } = currentVisit.get()
  const visits = [...leftVisits, [id, atItsPlace(memory)]].slice(-100)
  ifAllowed(() => sessionStorage.setItem(storageKey, JSON.stringify(visits)))
}

/** A screen that was left before it was scrolled to its place keeps that. */
function atItsPlace(memory: VisitMemory): VisitMemory {
  return { ...memory, scrollTop: memory.scrollTop ?? scrollY }
}
