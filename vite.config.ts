import { basename } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vitest/config'
import { checkSettings } from './build/check-settings.ts'
import { siteMetadata } from './build/site-metadata.ts'
import { launchOptions } from './scripts/browser.mjs'
import { inlineScript } from './build/inline-script.ts'
import { resourceHints } from './build/resource-hints.ts'
import { contentSecurityPolicy } from './build/policy.ts'
import { mockApi } from './build/mock-api.ts'

/** Of tests. West of Greenwich a day that is read by the visitor's clock is the one before. */
const timeZone = 'America/Los_Angeles'

export default defineConfig(({ mode }) => ({
  plugins: [
    checkSettings(),
    react(),
    mode === 'mock' && mockApi(process.argv.slice(2)),
    inlineScript('src/boot/early-requests.ts'),
    resourceHints('src/main.tsx'),
    siteMetadata(),
    contentSecurityPolicy(),
  ],
  // A class name says its file in the browser's tools.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
    // Each style sheet knows the conditions' names.
    postcss: { plugins: [globalData({ files: ['src/ui/styles/media.css'] }), customMedia()] },
  },
  build: {
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    // One small style sheet; build/resource-hints.ts preloads what Vite would.
    cssCodeSplit: false,
    modulePreload: false,
    // In dist/ itself: many hosts do not serve Vite's default folder, `.vite`.
    license: { fileName: 'licences.txt' },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: {
    // On a loaded machine a thousand runs of a property take longer than Vitest's 5 seconds.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // No file leaves anything behind, and they take a third of the time.
          isolate: false,
          env: { TZ: timeZone },
          include: ['{src,mock-api,scripts,build}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        // Found only while the tests run, a library would bring a second React.
        optimizeDeps: { include: ['idb', 'yet-another-react-lightbox'] },
        test: {
          name: 'components',
          // Tests wait more than they reckon, so that more tabs than processors take half the time.
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
