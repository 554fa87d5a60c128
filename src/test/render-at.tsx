import { render } from 'vitest-browser-react'
import { App } from '../app/App.tsx'
import { goTo } from '../navigation/history.ts'
import { updateVisit } from '../navigation/visits.ts'

/** Renders the page at an address, as after a reload if there are memories of a visit. */
export function renderAt(path: string, memory: Parameters<typeof updateVisit>[0] = {}) {
  goTo(path)
  updateVisit(memory)
  return render(<App />)
}
