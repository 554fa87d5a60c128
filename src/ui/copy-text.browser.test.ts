import { expect, test } from 'vitest'
import { copyText } from './copy-text.ts'

test('without a clipboard, as on a host without https, nothing is copied', async () => {
  Reflect.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  expect(await copyText('A Lamp')).toBe(false)
  Reflect.deleteProperty(navigator, 'clipboard')
})
