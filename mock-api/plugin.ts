import type { Plugin } from 'vite'
import { createMockApi } from './service.ts'
import { readSettings } from './settings.ts'

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
        children: 'Sample pictures and texts, made on this computer: NASA’s service is not asked.',
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

const noticeStyle = `
.mock-notice {
  margin: 0;
  padding: 0.35rem 1rem;
  font: 0.8125rem/1.4 system-ui, sans-serif;
  text-align: center;
  color: #3d3417;
  background: #f3e9c8;
}
@media (prefers-color-scheme: dark) {
  .mock-notice {
    color: #e6d9ae;
    background: #262213;
  }
}`
