import { createStore } from '../../ui/create-store.ts'

/** The URL, as the browser chose it, of the picture whose light falls on the page: the last that has loaded. */
export const light = createStore<string | undefined>(undefined)
