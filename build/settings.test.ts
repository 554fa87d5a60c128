import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { askedAddresses, serviceAddresses, wrongSetting } from './settings.ts'
import { previewTags } from './site.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['VITE_APOD_URL', 'api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', 'localhost:3000/apod'],
  ['VITE_APOD_URL', ''],
  ['VITE_APOD_SUCCESSOR_URL', 'off'],
  ['VITE_SITE_URL', '/apod/'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  const sentence = wrongSetting({ [name]: value }, '/')
  expect(sentence).toContain(`${name} is "${value}", but it must be an address`)
})

test.each([
  ['VITE_APOD_URL', '/service/apod'],
  ['VITE_APOD_SUCCESSOR_URL', ''],
  ['VITE_APOD_ARCHIVE_URL', ''],
  ['VITE_APOD_KEY', 'mine'],
  ['VITE_SITE_URL', 'https://apod.example'],
])('%s=%s is taken', (name, value) => {
  expect(wrongSetting({ [name]: value }, '/')).toBeUndefined()
})

test('A name that is not known, or a base that is no path, is refused, and the build stops with the sentence alone', async () => {
  expect(wrongSetting({ VITE_APOD_KYE: 'mine' }, '/')).toContain('VITE_APOD_KYE is not a setting')
  for (const base of ['./', '', 'https://files.example/'])
    expect(wrongSetting({}, base)).toContain('--base')
  vi.stubEnv('VITE_APOD_URL', 'garbage')
  const error = await build({ logLevel: 'silent' }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ stack: expect.not.stringContaining('\n') })
})

test('NASA’s list is asked beside the services, unless the build switches it off', () => {
  const nasa = 'https://science.nasa.gov/wp-json/wp/v2/image-article?categories=22766&_fields='
  expect(askedAddresses({})).toEqual([...serviceAddresses({}), expect.stringContaining(nasa)])
  expect(askedAddresses({ VITE_APOD_ARCHIVE_URL: '' })).toEqual(serviceAddresses({}))
})

test.each(['https://apod.example', 'https://apod.example/sky/'])(
  'The preview of a link to %s names whole addresses',
  (url) => {
    const tags = previewTags(url, '/sky/').map(({ attrs }) => attrs?.['content'])
    expect(tags).toContain('https://apod.example/sky/')
    expect(tags).toContain('https://apod.example/sky/link-preview.png')
  },
)
