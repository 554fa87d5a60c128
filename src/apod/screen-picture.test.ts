import { describe, expect, it } from 'vitest'
import { pictureOf } from './media.ts'
import { screenPictureUrl } from './screen-picture.ts'

const screen = { width: 1920, height: 1080 }
const assets = 'https://assets.science.nasa.gov'

function forScreen(hdurl: string) {
  const entry = { date: '2024-01-05', title: '', media_type: 'image', explanation: '', url: hdurl }
  const picture = pictureOf({ ...entry, hdurl }, false)
  return picture && screenPictureUrl(picture, entry.date, screen)
}

describe('the picture for a screen', () => {
  it('is cropped by the resizer to the screen’s size', () => {
    expect(forScreen(`${assets}/dynamicimage/assets/a/b.jpg?w=3853&h=4070&fit=clip`)).toBe(
      `${assets}/dynamicimage/assets/a/b.jpg?w=1920&h=1080&fit=crop`,
    )
  })

  it('may come from a picture of unknown size, and from an old address', () => {
    expect(forScreen(`${assets}/content/dam/a/b.png`)).toBe(
      `${assets}/dynamicimage/assets/a/b.png?fit=crop&w=1920&h=1080`,
    )
    expect(forScreen('https://apod.nasa.gov/apod/image/2401/b.jpg')).toBe(
      `${assets}/dynamicimage/assets/science/cds/apod/apod/2024/january/b.jpg?fit=crop&w=1920&h=1080`,
    )
  })

  it.each([
    ['1920&h=500', true],
    ['900&h=1080', true],
    ['1919&h=1079', false],
  ])('needs as many pixels in one direction: w=%s', (size, isThere) => {
    const url = `${assets}/dynamicimage/assets/a/b.jpg?w=${size}&fit=clip`
    expect(forScreen(url) !== null).toBe(isThere)
  })

  it.each([
    `${assets}/content/dam/a/b.gif`,
    `${assets}/content/dam/a/b.webp`,
    'https://example.org/b.jpg',
  ])('is not there for %s', (url) => {
    expect(forScreen(url)).toBeNull()
  })
})
