import { expect, test } from 'vitest'
import { specifiedBase, successorBase } from './config.ts'

test('both services are NASA’s, unless the build names others', () => {
  expect(specifiedBase(undefined)).toBe('https://api.nasa.gov/planetary/apod')
  expect(specifiedBase('')).toBe('https://api.nasa.gov/planetary/apod')
  expect(specifiedBase('/apod')).toBe('/apod')
  expect(successorBase()).toBe('https://science.nasa.gov/wp-json/wp/v2/apod-basic')
  expect(successorBase('https://a.example/days/')).toBe('https://a.example/days')
  expect(successorBase('')).toBe('')
})
