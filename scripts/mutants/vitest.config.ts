import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserLaunchOptions } from '../browser.mjs'

// The unit tests of vite.config.ts, and those that a browser runs for the files to mutate.
export default defineConfig({
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          runner: fileURLToPath(new URL('runner.ts', import.meta.url)),
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/service/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
