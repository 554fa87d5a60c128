import { afterEach, expect, test } from 'vitest'
import { isFocusLost } from './is-focus-lost.ts'

afterEach(() => document.body.replaceChildren())

function layDialog() {
  document.body.innerHTML = '<dialog><button type="button">Close</button></dialog>'
  const dialog = document.querySelector('dialog')
  dialog?.showModal()
  return dialog
}

test('nothing has it', () => {
  expect(isFocusLost()).toBe(true)
})

test('an open dialog has it', () => {
  expect(layDialog()?.contains(document.activeElement)).toBe(true)
  expect(isFocusLost()).toBe(false)
})

test('a closed dialog still has it', () => {
  const dialog = layDialog()
  dialog?.removeAttribute('open')
  expect(dialog?.contains(document.activeElement)).toBe(true)
  expect(isFocusLost()).toBe(true)
})
