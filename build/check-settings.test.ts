import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { serviceUrlSettingNames, settingNames, settingsError } from './check-settings.ts'
import { previewTags } from './head-tags.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['VITE_APOD_URL', 'localhost:3000/apod', 'stops the build'],
  ['VITE_APOD_URL', '//cache.example/apod', 'stops the build'],
  ['VITE_APOD_URL', '', 'stops the build'],
  ['VITE_SITE_URL', '/apod/', 'stops the build'],
  ['VITE_APOD_URL', '/service/apod', 'is valid'],
  ['VITE_APOD_SUCCESSOR_URL', '', 'is valid'],
  ['VITE_APOD_LIST_URL', '', 'stops the build'],
  ['VITE_APOD_KEY', 'mine', 'is valid'],
  ['VITE_SITE_URL', 'https://apod.example', 'is valid'],
])('The setting %s="%s" %s', (name, value, outcome) => {
  const rule = `it must be a URL such as https://apod.example/${name === 'VITE_SITE_URL' ? '' : ' or a path such as /apod'}, or be left out.`
  const message = expect.stringContaining(`Invalid ${name} "${value}": ${rule}`)
  expect(settingsError({ [name]: value }, '/')).toEqual(
    outcome === 'is valid' ? undefined : message,
  )
})

test('An unknown setting, or a base that isn’t a path, stops the build', async () => {
  expect(settingsError({ VITE_APOD_KYE: 'mine' }, '/')).toContain('Unknown setting VITE_APOD_KYE')
  for (const base of ['./', '', 'https://files.example/'])
    expect(settingsError({}, base)).toContain('--base')
  vi.stubEnv('VITE_APOD_URL', 'garbage')
  await expect(build({ logLevel: 'silent' })).rejects.toThrow('Invalid VITE_APOD_URL "garbage"')
})

test.each([
  ['.env.example', settingNames],
  ['Dockerfile', settingNames],
  ['.github/workflows/pages.yml', ['VITE_APOD_KEY', 'VITE_SITE_URL']],
  ['.env.mock', serviceUrlSettingNames],
  ['src/env.d.ts', [...serviceUrlSettingNames, 'VITE_APOD_KEY']],
])('%s names each setting that it needs', (file, names) => {
  const words = readFileSync(file, 'utf8').match(/\w+/g)
  expect(words).toEqual(expect.arrayContaining(names))
})

test('The tags for link previews have absolute URLs', () => {
  const tags = previewTags('https://apod.example', '/sky/').map(({ attrs }) => attrs?.['content'])
  expect(tags).toContain('https://apod.example/sky/')
  expect(tags).toContain('https://apod.example/sky/link-preview.png')
})
