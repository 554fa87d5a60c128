import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { checkSettings } from './build/settings/plugin.ts'
import { manifestId } from './build/site/manifest.ts'
import { site } from './build/site/plugin.ts'
import { browserLaunchOptions } from './scripts/browser-launch.mjs'
import { inlineScript } from './build/inline-script.ts'
import { preconnect } from './build/preconnect.ts'
import { contentSecurityPolicy } from './build/csp/plugin.ts'
import { mockApi } from './build/mock-api.ts'

export default defineConfig(({ mode }) => ({
  plugins: [
    checkSettings(),
    react(),
    mode === 'mock' && mockApi(process.argv.slice(2)),
    inlineScript('src/boot/inline.ts'),
    preconnect('src/main.tsx'),
    site(),
    manifestId(),
    contentSecurityPolicy(),
  ],
  // A class name says its file, in the browser's tools too.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
  },
  build: {
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    // For scripts/size.mjs.
    manifest: true,
    // One small style sheet for the first load to begin with; build/preconnect.ts names in the head
    // what Vite would preload.
    cssCodeSplit: false,
    modulePreload: false,
    // In dist/ itself: many hosts do not serve Vite's default folder, `.vite`.
    license: { fileName: 'licences.txt' },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: {
    reporters: ['default', 'junit'],
    outputFile: { junit: 'test-results/junit.xml' },
    // On a loaded machine a thousand runs of a property take longer than Vitest's 5 seconds.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // No file leaves anything behind, and they take a third of the time.
          isolate: false,
          include: ['{src,mock-api,scripts,build}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}))
