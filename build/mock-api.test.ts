import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { mockApi } from './mock-api.ts'

afterEach(() => vi.unstubAllEnvs())

test('with the mock API the page uses its own origin, whatever the shell exports', async () => {
  vi.stubEnv('VITE_APOD_URL', 'https://elsewhere.example/apod')
  vi.stubEnv('VITE_APOD_SUCCESSOR_URL', '')
  const { env } = await resolveConfig(
    { configFile: false, mode: 'mock', plugins: [mockApi([])] },
    'build',
  )
  expect(env).toMatchObject({
    VITE_APOD_URL: '/planetary/apod',
    VITE_APOD_SUCCESSOR_URL: '/wp-json/wp/v2/apod-basic',
  })
})
