import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'

const isOnGitHub = process.env['GITHUB_ACTIONS'] === 'true'
const journeys = /e2e\/(app|app\/access|bookmarks|browse|by-date|entry)\/[^/]+\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // For a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Ends a run that hangs.
  globalTimeout: 40 * 60_000,
  reporter: 'list',
  // A retry helps on a busy machine but hides a race, so GitHub's run counts it as a failure.
  retries: 1,
  failOnFlakyTests: isOnGitHub,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // Animations take time, so only tests of animations switch them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'journeys', testMatch: journeys, grepInvert: /@rare/ },
    { name: 'rare', testMatch: journeys, grep: /@rare/ },
    {
      name: 'firefox',
      testMatch: journeys,
      grep: /@firefox/,
      use: { ...devices['Desktop Firefox'], launchOptions: launchOptions('firefox') },
    },
    { name: 'webkitgtk', testMatch: 'webkitgtk/*.spec.ts' },
    { name: 'hosts', testMatch: 'hosts/*.spec.ts', workers: 1 },
    { name: 'long', testMatch: 'long/**/*.spec.ts' },
    { name: 'bench', testDir: 'bench', timeout: 0, retries: 0 },
  ],
})
