import fc from 'fast-check'
import { expect, test } from 'vitest'
import { follow, keepInside, largestScale, move, identity, zoom } from './transform.ts'

const window = { x: 1000, y: 500 }
const number = fc.double({ min: -5000, max: 5000, noNaN: true })
const size = fc.double({ min: 1, max: 5000, noNaN: true })

test('the point under the pointer stays in place', () => {
  const point = { x: 200, y: -100 }
  const transform = zoom(move(zoom(identity, 2), { x: 30, y: 40 }), 3, point)
  const under = (at: typeof transform) => [(point.x - at.x) / at.scale, (point.y - at.y) / at.scale]
  expect(under(zoom(transform, 1.5, point))).toEqual(
    under(transform).map((n) => expect.closeTo(n, 6)),
  )
})

test('zoom is limited to the whole picture and the largest scale', () => {
  expect(zoom(identity, 0.1).scale).toBe(1)
  expect(zoom(identity, 1e9).scale).toBe(largestScale)
})

test('a picture that fits is centered, a larger one covers the window', () => {
  expect(keepInside(move(identity, { x: 99, y: -99 }), window, { x: 300, y: 300 })).toEqual(
    identity,
  )
  expect(keepInside({ scale: 4, x: 9999, y: 9999 }, window, { x: 300, y: 300 })).toEqual({
    scale: 4,
    x: 500,
    y: 750,
  })
})

test('its edges never come inside the window', () => {
  fc.assert(
    fc.property(
      number,
      number,
      size,
      size,
      fc.double({ min: 1, max: largestScale, noNaN: true }),
      (x, y, w, h, scale) => {
        const picture = { x: w, y: h }
        const transform = keepInside({ scale, x, y }, window, picture)
        const ratio = Math.min(window.x / w, window.y / h) * scale
        expect(Math.abs(transform.x)).toBeLessThanOrEqual(
          Math.max(0, (w * ratio - window.x) / 2) + 1e-6,
        )
        expect(Math.abs(transform.y)).toBeLessThanOrEqual(
          Math.max(0, (h * ratio - window.y) / 2) + 1e-6,
        )
      },
    ),
  )
})

test('one pointer moves it, two zoom it around their center', () => {
  expect(follow(identity, [{ x: 1, y: 2 }], [{ x: 11, y: 0 }])).toEqual({ scale: 1, x: 10, y: -2 })
  expect(
    follow(
      identity,
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      [
        { x: -50, y: 0 },
        { x: 150, y: 0 },
      ],
    ),
  ).toEqual({ scale: 2, x: -50, y: 0 })
})
