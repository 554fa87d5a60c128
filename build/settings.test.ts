import { build, resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { mockApi } from './mock-api.ts'
import { askedAddresses, serviceAddresses, wrongSetting } from './settings.ts'
import { previewTags } from './site.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['VITE_APOD_URL', 'api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', 'http://api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', 'http://localhost.example/apod'],
  ['VITE_APOD_URL', '//api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', 'https://api.nasa.gov/planetary/apod?api_key=mine'],
  ['VITE_APOD_URL', ''],
  ['VITE_APOD_SUCCESSOR_URL', 'off'],
  ['VITE_APOD_ARCHIVE_URL', 'off'],
  ['VITE_APOD_ARCHIVE_URL', 'http://science.nasa.gov/list?categories=1'],
  ['VITE_APOD_ARCHIVE_URL', 'https://science.nasa.gov/list?categories=1#2'],
  ['VITE_APOD_KEY', 'my key'],
  ['VITE_SITE_URL', 'https://somebody.example/apod/'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  const sentence = wrongSetting({ [name]: value }, '/')
  expect(sentence).toMatch(/^VITE_\w+ is ".*", but it must be .+; leave it out for the default\.$/)
  expect(sentence).toContain(`${name} is "${value}"`)
})

test.each([
  ['VITE_APOD_URL', 'https://api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', 'http://[::1]:3000/apod'],
  ['VITE_APOD_URL', '/planetary/apod'],
  ['VITE_APOD_SUCCESSOR_URL', ''],
  ['VITE_APOD_ARCHIVE_URL', ''],
  ['VITE_APOD_ARCHIVE_URL', 'https://science.nasa.gov/list?categories=22766&_fields=date,slug'],
  ['VITE_APOD_ARCHIVE_URL', '/list'],
  ['VITE_SITE_URL', 'https://apod.example'],
])('%s=%s is taken', (name, value) => {
  expect(wrongSetting({ [name]: value }, '/')).toBeUndefined()
})

test('A name that is not known, or a base that is no path, is refused', () => {
  expect(wrongSetting({ VITE_APOD_KYE: 'mine' }, '/')).toContain('VITE_APOD_KYE is not a setting')
  for (const base of ['./', '', 'https://files.example/']) {
    expect(wrongSetting({}, base)).toContain('--base')
  }
})

test('The build stops at a wrong setting, with its sentence alone', async () => {
  vi.stubEnv('VITE_APOD_URL', 'garbage')
  const error = await build({ logLevel: 'silent' }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ stack: expect.not.stringContaining('\n') })
})

test('With the mock API the page uses its own origin, whatever the shell exports', async () => {
  vi.stubEnv('VITE_APOD_URL', 'https://elsewhere.example/apod')
  vi.stubEnv('VITE_APOD_SUCCESSOR_URL', '')
  vi.stubEnv('VITE_APOD_ARCHIVE_URL', '')
  const { env } = await resolveConfig(
    { configFile: false, mode: 'mock', plugins: [mockApi([])] },
    'build',
  )
  expect(env).toMatchObject({
    VITE_APOD_URL: '/planetary/apod',
    VITE_APOD_SUCCESSOR_URL: '/wp-json/wp/v2/apod-basic',
    VITE_APOD_ARCHIVE_URL: expect.stringMatching(/^\/wp-json\/wp\/v2\/image-article/),
  })
})

test('NASA’s list is asked beside the services, unless the build switches it off', () => {
  const nasa = 'https://science.nasa.gov/wp-json/wp/v2/image-article?categories=22766&_fields='
  expect(askedAddresses({})).toEqual([...serviceAddresses({}), expect.stringContaining(nasa)])
  expect(askedAddresses({ VITE_APOD_ARCHIVE_URL: '' })).toEqual(serviceAddresses({}))
})

test.each(['https://apod.example/sky', 'https://apod.example/sky/'])(
  'The preview of a link to %s names whole addresses',
  (url) => {
    expect(previewTags(url).map(({ attrs }) => attrs)).toEqual(
      expect.arrayContaining([
        { property: 'og:url', content: 'https://apod.example/sky/' },
        { property: 'og:image', content: 'https://apod.example/sky/link-preview.png' },
      ]),
    )
  },
)
