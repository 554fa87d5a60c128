import { basename } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vitest/config'
import { checkSettings } from './build/check-settings.ts'
import { headTags } from './build/head-tags.ts'
import { inlineScript } from './build/inline-script.ts'
import { mockApi } from './build/mock-api.ts'
import { contentSecurityPolicy } from './build/policy.ts'
import { launchOptions } from './scripts/browser.mjs'

/** The time zone of tests. In California, a day that is wrongly read in local time is the day before. */
const timeZone = 'America/Los_Angeles'

export default defineConfig(({ mode }) => ({
  plugins: [
    checkSettings(),
    react(),
    mode === 'mock' && mockApi(process.argv.slice(2)),
    inlineScript('src/boot/preload-day.ts'),
    headTags('src/main.tsx'),
    contentSecurityPolicy(),
  ],
  css: {
    // Shows the name of the file in the browser's developer tools.
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
    // Every style sheet can use these custom media queries.
    postcss: { plugins: [globalData({ files: ['src/ui/styles/breakpoints.css'] }), customMedia()] },
  },
  build: {
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    cssCodeSplit: false,
    // The browsers in docs/troubleshooting.md. For older ones, `light-dark()` would be replaced.
    target: ['chrome125', 'firefox125', 'safari17.5', 'ios17.5'],
    // build/head-tags.ts adds the preload.
    modulePreload: false,
    // Many hosts don't serve Vite's default folder, `.vite`.
    license: { fileName: 'licences.txt' },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: {
    // On a busy machine a property test takes longer than Vitest's 5 seconds.
    testTimeout: 30_000,
    // A second try hides a race, so GitHub's run has none.
    retry: process.env['GITHUB_ACTIONS'] === 'true' ? 0 : 1,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Three times as fast as with isolation. No test file leaves anything behind for the next.
          isolate: false,
          env: { TZ: timeZone },
          include: ['{src,mock-api,scripts,build}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        // A library that Vite discovers only during the tests would be bundled with a second copy of React.
        optimizeDeps: { include: ['idb', 'yet-another-react-lightbox'] },
        test: {
          name: 'components',
          // Tests mostly wait, so three tabs halve the time even on two CPU cores.
          maxWorkers: 3,
          include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
          setupFiles: 'src/test/setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { timezoneId: timeZone },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}))
