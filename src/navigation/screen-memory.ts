import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'
import { ifAllowed, storagePrefix } from '../ui/web-storage.ts'

/** What Back and a reload bring back of a screen. */
interface ScreenMemory {
  /** Where the screen is to be scrolled to; undefined once it is there, or the visitor has acted. */
  scrollTop?: number | undefined
  pageCount?: number
  /** Where a list begins that a link has opened far down. */
  firstTile?: number
  /** The path of the link that was pressed here last: a tile has the focus after Back. */
  pressedLink?: string | undefined
}

const storageKey = `${storagePrefix}screens`

/** The screens that are not shown now, by the `id` of their history entries. */
const leftScreens = new Map<number, ScreenMemory>(
  ifAllowed(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')),
)

type Screen = ScreenMemory & { id: number }

export const currentScreen = createStore<Screen>({ id: 0 })

export function useScreen<Name extends keyof Screen>(name: Name): Screen[Name] {
  return useSyncExternalStore(currentScreen.subscribe, () => currentScreen.get()[name])
}

/** How many pages of a list the screen shows. */
export function usePageCount(): number {
  return useScreen('pageCount') ?? 1
}

export function updateScreen(changes: ScreenMemory) {
  currentScreen.set({ ...currentScreen.get(), ...changes })
}

/** Leaves the current screen for another one, new or left before. */
export function enterScreen(id: number) {
  const { id: before, ...memory } = currentScreen.get()
  if (id === before) return
  leftScreens.set(before, atItsPlace(memory))
  currentScreen.set({ scrollTop: 0, ...leftScreens.get(id), id })
}

/** @param scrollTop where the screen begins. @returns the `id` of a new screen */
export function newScreen(scrollTop: number): number {
  const id = Math.random()
  leftScreens.set(id, { scrollTop })
  return id
}

/** Keeps all screens for a reload, and for Back from another site. */
export function storeScreens() {
  const { id, ...memory } = currentScreen.get()
  const screens = [...leftScreens, [id, atItsPlace(memory)]]
  ifAllowed(() => sessionStorage.setItem(storageKey, JSON.stringify(screens)))
}

/** A screen that was left before it was scrolled to its place keeps that. */
function atItsPlace(memory: ScreenMemory): ScreenMemory {
  return { ...memory, scrollTop: memory.scrollTop ?? scrollY }
}
