import { expect, test } from 'vitest'
import { readStored, storeText } from '../../ui/web-storage.ts'
import { readPicturePlace, rememberPicturePlace } from './picture-place.ts'

test('The place of a picture is remembered without the movement of its day, for pictures that are placed alike', () => {
  const day = document.createElement('div')
  day.style.cssText = 'position: absolute; left: 30px; top: 20px; translate: 12%'
  const picture = document.createElement('img')
  picture.style.cssText = 'display: block; width: 300px; height: 200px'
  day.append(picture)
  document.body.append(day)
  rememberPicturePlace(picture, 1.5)
  expect(readStored('picture place')).toBe(`${innerWidth} ${innerHeight} 0 30 20 300 200`)
  const [left, top, width, height] = ['30px', '20px', '300px', '200px']
  const place = { position: 'absolute', left, top, width, height }
  expect(readPicturePlace(undefined)).toEqual(place)
  expect(readPicturePlace(1.4)).toEqual(place)
  expect(readPicturePlace(1)).toBeUndefined()
  rememberPicturePlace(picture, 1)
  expect(readPicturePlace(1)).toEqual(place)
  expect(readPicturePlace(0.8)).toBeUndefined()
  expect(readPicturePlace(1.5)).toBeUndefined()
  day.remove()
  storeText('picture place', `${innerWidth} ${innerHeight + 1} 0 30 20 300 200`)
  expect(readPicturePlace(1.5), 'a window of another size').toBeUndefined()
})
