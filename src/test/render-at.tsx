import { render } from 'vitest-browser-react'
import { App } from '../app/App.tsx'
import { goTo } from '../navigation/history.ts'
import { updateVisit } from '../navigation/visits.ts'

export function renderAt(path: string, visit: Parameters<typeof updateVisit>[0] = {}) {
  goTo(path)
  updateVisit(visit)
  return render(<App />)
}
