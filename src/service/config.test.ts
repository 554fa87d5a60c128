import { expect, test } from 'vitest'
import { archiveBase, specifiedBase, successorBase } from './config.ts'

test('both services are NASA’s, unless the build names others', () => {
  expect(specifiedBase(undefined)).toBe('https://api.nasa.gov/planetary/apod')
  expect(specifiedBase('')).toBe('https://api.nasa.gov/planetary/apod')
  expect(specifiedBase('/apod')).toBe('/apod')
  expect(successorBase()).toBe('https://science.nasa.gov/wp-json/wp/v2/apod-basic')
  expect(successorBase('https://a.example/days/')).toBe('https://a.example/days')
  expect(successorBase('')).toBe('')
})

test('The archive’s list is NASA’s, with the fields that are read, unless the build names another', () => {
  const url = new URL(archiveBase())
  expect(url.origin + url.pathname).toBe('https://science.nasa.gov/wp-json/wp/v2/image-article')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    categories: '22766',
    _fields: 'date,slug,title,featured_image_url,migration_source_url',
  })
  expect(archiveBase('/list?a=b')).toBe('/list?a=b')
  expect(archiveBase('')).toBe('')
})
