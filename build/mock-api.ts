import type { Plugin } from 'vite'
import { parseSettings } from '../mock-api/mock-settings.ts'
import { serveMockApi } from '../mock-api/serve.ts'
import { createMockApi } from '../mock-api/service.ts'
import { serviceUrlSettingNames } from './check-settings.ts'

/** Adds the mock API to Vite's servers, and a notice about it to the page. */
export function mockApi(args: string[]): Plugin {
  const handle = serveMockApi(createMockApi(parseSettings(args)))
  return {
    name: 'mock-api',
    // Variables that the shell exports would override .env.mock.
    config: () => {
      for (const name of serviceUrlSettingNames) delete process.env[name]
    },
    configureServer: ({ middlewares }) => void middlewares.use(handle),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handle),
    transformIndexHtml: () => [
      { tag: 'style', injectTo: 'head', children: noticeStyle },
      {
        tag: 'aside',
        attrs: { class: 'mock-notice', 'aria-label': 'Sample service' },
        children: 'Sample pictures and texts. The page requests nothing from NASA.',
        injectTo: 'body-prepend',
      },
    ],
  }
}

// The page keeps `--safe-top` free, as for a phone's notch.
const noticeStyle = `
html:root { --safe-top: 1.25rem }
.mock-notice {
  position: fixed;
  z-index: 1;
  inset: 0 0 auto;
  height: var(--safe-top);
  padding: 0 1rem;
  overflow: clip;
  white-space: nowrap;
  font: 0.75rem/1.25rem system-ui, sans-serif;
  color: light-dark(#3d3417, #e6d9ae);
  background: light-dark(#f3e9c8, #262213);
}`
