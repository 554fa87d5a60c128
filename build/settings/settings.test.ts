import { expect, test } from 'vitest'
import { wrongSetting } from './settings.ts'

test.each([
  ['VITE_APOD_URL', 'garbage'],
  ['VITE_APOD_URL', 'api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', 'http://api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', '//api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', 'https://api.nasa.gov/planetary/apod?api_key=mine'],
  ['VITE_APOD_URL', 'https://'],
  ['VITE_APOD_URL', ''],
  ['VITE_APOD_SUCCESSOR_URL', 'off'],
  ['VITE_APOD_SUCCESSOR_URL', 'http://science.nasa.gov/wp-json'],
  ['VITE_APOD_KEY', ''],
  ['VITE_APOD_KEY', 'my key'],
  ['VITE_SITE_URL', 'apod.example'],
  ['VITE_SITE_URL', ''],
  ['VITE_SITE_URL', 'https://somebody.example/apod/'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  const sentence = wrongSetting({ [name]: value }, '/')
  expect(sentence).toMatch(/^VITE_\w+ is ".*", but it must be .+; leave it out for the default\.$/)
  expect(sentence).toContain(`${name} is "${value}"`)
})

test.each([
  ['VITE_APOD_URL', 'https://api.nasa.gov/planetary/apod'],
  ['VITE_APOD_URL', 'http://localhost:3000/apod'],
  ['VITE_APOD_URL', 'http://127.0.0.1:3000/apod'],
  ['VITE_APOD_URL', 'http://[::1]:3000/apod'],
  ['VITE_APOD_URL', '/planetary/apod'],
  ['VITE_APOD_URL', undefined],
  ['VITE_APOD_SUCCESSOR_URL', ''],
  ['VITE_APOD_KEY', 'DEMO_KEY'],
  ['VITE_SITE_URL', 'https://apod.example'],
])('%s=%s is taken', (name, value) => {
  expect(wrongSetting({ [name]: value }, '/')).toBeUndefined()
})

test('the address of the page ends in the path that it is built for', () => {
  expect(wrongSetting({ VITE_SITE_URL: 'https://somebody.example/apod' }, '/apod/')).toBeUndefined()
  expect(wrongSetting({ VITE_SITE_URL: 'https://somebody.example/' }, '/apod/')).toContain('--base')
})

test('a base that is no path is refused: deep links would look for files beside themselves', () => {
  for (const base of ['./', '', 'https://files.example/']) {
    expect(wrongSetting({}, base)).toContain('--base')
  }
})
