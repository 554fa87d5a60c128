import { expect, test } from 'vitest'
import { readStored } from '../../ui/web-storage.ts'
import { readPicturePlace, rememberPicturePlace } from './picture-place.ts'

test('The place of a picture is remembered without the movement of its day', () => {
  const day = document.createElement('div')
  day.style.cssText = 'position: absolute; left: 30px; top: 20px; translate: 12%'
  const picture = document.createElement('img')
  picture.style.cssText = 'display: block; width: 300px; height: 200px'
  day.append(picture)
  document.body.append(day)
  rememberPicturePlace(picture)
  day.remove()
  expect(readStored('picture place')).toBe(`${innerWidth} ${innerHeight} 30 20 300 200`)
  const [left, top, width, height] = ['30px', '20px', '300px', '200px']
  expect(readPicturePlace()).toEqual({ position: 'absolute', left, top, width, height })
})
