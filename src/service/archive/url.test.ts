import { afterEach, expect, test, vi } from 'vitest'
import { archiveUrl, hasArchive } from './url.ts'

afterEach(() => void vi.unstubAllEnvs())

test('A question to the archive keeps the parameters of its address', async () => {
  expect(hasArchive).toBe(true)
  expect(archiveUrl({ search: 'a&b', page: '2' }).search).toMatch(
    /^\?categories=22766&_fields=.+&search=a%26b&page=2$/,
  )
  vi.stubEnv('VITE_APOD_ARCHIVE_URL', '')
  vi.resetModules()
  expect((await import('./url.ts')).hasArchive).toBe(false)
})
