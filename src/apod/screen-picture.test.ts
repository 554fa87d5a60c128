import { expect, test } from 'vitest'
import { pictureOf } from './media.ts'
import { screenPictureUrl } from './screen-picture.ts'

const screen = { width: 1920, height: 1080 }
const assets = 'https://assets.science.nasa.gov'

function forScreen(hdurl: string) {
  const entry = { date: '2024-01-05', title: '', media_type: 'image', explanation: '', url: hdurl }
  const picture = pictureOf({ ...entry, hdurl }, false)
  return picture && screenPictureUrl(picture, entry.date, screen)
}

const cropped = (path: string, search: string) => `${assets}/dynamicimage/assets/${path}?${search}`

test.each([
  [
    'cropped by the resizer to the screen’s size',
    cropped('a/b.jpg', 'w=3853&h=4070&fit=clip'),
    cropped('a/b.jpg', 'w=1920&h=1080&fit=crop'),
  ],
  [
    'one of unknown size',
    `${assets}/content/dam/a/b.png`,
    cropped('a/b.png', 'fit=crop&w=1920&h=1080'),
  ],
  [
    'from an old address',
    'https://apod.nasa.gov/apod/image/2401/b.jpg',
    cropped('science/cds/apod/apod/2024/january/b.jpg', 'fit=crop&w=1920&h=1080'),
  ],
  ['none of a GIF', `${assets}/content/dam/a/b.gif`, null],
  ['none of another file', `${assets}/content/dam/a/b.webp`, null],
  ['none elsewhere', 'https://example.org/b.jpg', null],
  ['none that is too small', cropped('a/b.jpg', 'w=1919&h=1079&fit=clip'), null],
])('The picture for a screen is %s: %s', (_, url, found) => {
  expect(forScreen(url)).toBe(found)
})

test.each(['1920&h=500', '900&h=1080'])(
  'It needs as many pixels in one direction: w=%s',
  (size) => {
    expect(forScreen(cropped('a/b.jpg', `w=${size}&fit=clip`))).not.toBeNull()
  },
)
