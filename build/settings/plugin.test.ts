import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test('the build stops at a wrong setting, with its sentence alone', async () => {
  vi.stubEnv('VITE_APOD_URL', 'garbage')
  const error = await build({ logLevel: 'silent' }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    message: expect.stringContaining('VITE_APOD_URL is "garbage"'),
    stack: expect.not.stringContaining('\n'),
  })
})
