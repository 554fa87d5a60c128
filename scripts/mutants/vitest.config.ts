import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The unit tests of vite.config.ts alone, without a browser.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    runner: fileURLToPath(new URL('runner.ts', import.meta.url)),
    testTimeout: 30_000,
  },
})
