import { createContext } from 'react'

/** What the page tells of itself: its keys, or whose pictures these are. */
export type Sheet = 'shortcuts' | 'about'

/** Opens a sheet over any screen. */
export const OpenSheetContext = createContext<(sheet: Sheet) => void>(() => {})
