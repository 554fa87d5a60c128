import { render } from 'vitest-browser-react'
import { App } from '../app/App.tsx'
import { goTo } from '../navigation/history.ts'
import { updateVisit } from '../navigation/visits.ts'

/** Renders the page at an address, as after a reload if a visit is given. */
export function renderAt(path: string, visit: Parameters<typeof updateVisit>[0] = {}) {
  goTo(path)
  updateVisit(visit)
  return render(<App />)
}
