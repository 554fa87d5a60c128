import type { Plugin } from 'vite'
import { createSampleService } from './service.ts'
import { readSwitches } from './switches.ts'

/** Mounts the sample service on Vite's servers, and has the page say so. */
export function sampleService(args: string[]): Plugin {
  const { handle } = createSampleService(readSwitches(args))
  return {
    name: 'mock-api',
    config: forgetShellsAddresses,
    configureServer: ({ middlewares }) => void middlewares.use(handle),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handle),
    transformIndexHtml: () => [
      { tag: 'style', injectTo: 'head', children: noticeStyle },
      {
        tag: 'aside',
        attrs: { class: 'sample-notice', 'aria-label': 'Sample service' },
        children: 'Sample pictures and texts, made on this computer: NASA’s service is not asked.',
        injectTo: 'body-prepend',
      },
    ],
  }
}

/** What a shell exports for the published page would win over .env.mock, and be asked in its stead. */
function forgetShellsAddresses() {
  delete process.env['VITE_APOD_URL']
  delete process.env['VITE_APOD_SUCCESSOR_URL']
}

const noticeStyle = `
.sample-notice {
  margin: 0;
  padding: 0.35rem 1rem;
  font: 0.8125rem/1.4 system-ui, sans-serif;
  text-align: center;
  color: #3d3417;
  background: #f3e9c8;
}
@media (prefers-color-scheme: dark) {
  .sample-notice {
    color: #e6d9ae;
    background: #262213;
  }
}`
