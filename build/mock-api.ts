import type { Plugin } from 'vite'
import { createMockApi } from '../mock-api/service.ts'
import { readSettings } from '../mock-api/settings.ts'

/** Mounts the mock API on Vite's servers, and has the page say so. */
export function mockApi(args: string[]): Plugin {
  const { handle } = createMockApi(readSettings(args))
  return {
    name: 'mock-api',
    config: forgetShellsAddresses,
    configureServer: ({ middlewares }) => void middlewares.use(handle),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handle),
    transformIndexHtml: () => [
      { tag: 'style', injectTo: 'head', children: noticeStyle },
      {
        tag: 'aside',
        attrs: { class: 'mock-notice', 'aria-label': 'Sample service' },
        children: 'Sample pictures and texts: NASA’s service is not asked.',
        injectTo: 'body-prepend',
      },
    ],
  }
}

/** Variables that the shell exports for the published page would override .env.mock. */
function forgetShellsAddresses() {
  delete process.env['VITE_APOD_URL']
  delete process.env['VITE_APOD_SUCCESSOR_URL']
}

/* It takes no room, so that the page is laid out as the published one. */
const noticeStyle = `
.mock-notice {
  position: absolute;
  inset-inline: 0;
  width: fit-content;
  margin: 0 auto;
  padding: 0 0.5rem;
  border-radius: 0 0 0.25rem 0.25rem;
  font: 0.625rem/1.2 system-ui, sans-serif;
  pointer-events: none;
  color: #3d3417;
  background: #f3e9c8;
}
@media (prefers-color-scheme: dark) {
  .mock-notice {
    color: #e6d9ae;
    background: #262213;
  }
}`
