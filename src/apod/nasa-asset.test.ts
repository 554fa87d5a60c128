import { expect, test } from 'vitest'
import { movedPictureUrl, parseNasaAsset } from './nasa-asset.ts'

const host = 'https://assets.science.nasa.gov'

test.each([
  [`${host}/content/dam/a/b.jpg?w=9349&h=7000`, '?w=9349&h=7000', { width: 9349, height: 7000 }],
  [
    `${host}/dynamicimage/assets/a/b.jpg?w=30&h=20&fit=clip`,
    '?w=30&h=20&fit=clip',
    { width: 30, height: 20 },
  ],
  [`${host}/dynamicimage/assets/a/b.jpg?w=0&h=0`, '?w=0&h=0', undefined],
  [`${host}/content/dam/a/b.jpg?w=30`, '?w=30', undefined],
  [`${host}/content/dam/a/b.jpg?h=20`, '?h=20', undefined],
  [`${host}/content/dam/a/b.jpg?w=30&h=0.5`, '?w=30&h=0.5', undefined],
  [`${host}/content/dam/a/b.jpg`, '?fit=clip', undefined],
])('%s is an asset with two URLs', (url, search, size) => {
  expect(parseNasaAsset(url)).toEqual({
    original: `${host}/content/dam/a/b.jpg`,
    resizer: `${host}/dynamicimage/assets/a/b.jpg${search}`,
    size,
  })
})

test.each([
  'https://apod.nasa.gov/apod/image/1803/crab.jpg',
  `${host}/other/a.jpg`,
  'https://a.example/content/dam/a.jpg',
])('%s is not an asset', (url) => expect(parseNasaAsset(url)).toBeNull())

const root = `${host}/content/dam/science/cds/apod/apod`

test.each([
  ['https://apod.nasa.gov/apod/image/1803/crab_lg.jpg', '2018-03-17', '2018/march/crab_lg.jpg'],
  ['http://apod.nasa.gov/apod/image/9912/a.jpg', '1999-12-31', '1999/december/a.jpg'],
  ['http://antwrp.gsfc.nasa.gov/apod/image/0407/a.jpg', '2004-07-01', '2004/july/a.jpg'],
  ['https://apod.nasa.gov/apod/image/9507/a.jpg', '1995-07-01', '1995/july/a.jpg'],
  ['https://apod.nasa.gov/apod/image/9401/a.jpg', '1995-07-01', '1994/january/a.jpg'],
  ['https://apod.nasa.gov/apod/image/e_lens.gif', '1995-06-16', '1995/june/e_lens.gif'],
  // Shown again years later: the path's date counts, not the entry's.
  ['https://apod.nasa.gov/apod/image/0101/a.jpg', '2009-02-03', '2001/january/a.jpg'],
])('%s of %s has moved to %s', (url, date, path) => {
  expect(movedPictureUrl(url, date)).toBe(`${root}/${path}`)
})

test.each([
  ['https://apod.nasa.gov/apod/image/e_lens.gif', ''],
  ['https://a.example/?https://apod.nasa.gov/apod/image/1803/a.jpg', '2018-03-17'],
  ['https://apod.nasa.gov/apod/image/1813/a.jpg', '2018-03-17'],
  ['', '2018-03-17'],
])('%s of %j has no known new URL', (url, date) => {
  expect(movedPictureUrl(url, date)).toBeNull()
})
