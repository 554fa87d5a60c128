import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['/', '/dateview', '/dateview'],
  ['/', '/', '/'],
  ['/apod/', '/apod/dateview', '/dateview'],
  ['/apod/', '/apod/', '/'],
  ['/apod/', '/apod', '/'],
  ['/apod/', '/apodictic', '/apodictic'],
  // Vite leaves out the slash where `--base` has none.
  ['/apod', '/apod/dateview', '/dateview'],
])('built for %s, %s is the path %s', async (base, pathname, path) => {
  vi.stubEnv('BASE_URL', base)
  const { pathIn } = await import('./base-path.ts')
  expect(pathIn(pathname)).toBe(path)
})
