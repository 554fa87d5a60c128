import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { unregisterServiceWorkers } from './app/unregister-service-workers.ts'
import './ui/styles/base.css'
import './ui/styles/buttons.css'

void unregisterServiceWorkers()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
