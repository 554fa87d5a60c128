import { render } from 'vitest-browser-react'
import { App } from '../app/App.tsx'
import { goTo } from '../navigation/history.ts'

export function renderAt(path: string) {
  goTo(path)
  return render(<App />)
}
