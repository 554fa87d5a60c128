import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { pressWithKeyboard } from '../test/keyboard.ts'

const onPress = vi.fn<(name: string) => void>()
beforeEach(() => void onPress.mockClear())

/** Each button goes when it is pressed, and the next one takes its place. */
function Buttons() {
  const [names, setNames] = useState(['first', 'second', 'third'])
  return names.map((name) => (
    <button
      type="button"
      key={name}
      style={{ display: 'block', height: 80 }}
      onMouseDown={() => onPress(`${name} down`)}
      onClick={() => {
        onPress(name)
        setNames((all) => all.filter((other) => other !== name))
      }}
    >
      {name}
    </button>
  ))
}

test('The later clicks of a triple click don’t press what has come under the pointer', async () => {
  await render(<Buttons />)
  await page.getByText('first').tripleClick()
  expect(onPress.mock.calls.flat()).toEqual(['first down', 'first'])
  await page.getByText('second').click()
  expect(onPress).toHaveBeenLastCalledWith('second')
})

test('A double click presses a button twice, even if its icon has changed', async () => {
  function Toggle() {
    const [isOn, setIsOn] = useState(false)
    return (
      <button type="button" onClick={() => [setIsOn(!isOn), onPress('toggle')]}>
        {isOn ? <b>On</b> : <i>Off</i>}
      </button>
    )
  }
  await render(<Toggle />)
  await page.getByText('Off').dblClick()
  expect(onPress.mock.calls.flat()).toEqual(['toggle', 'toggle'])
})

test('A held Enter presses a button or link once, and adds lines only to a text area', async () => {
  await render(
    <>
      <button type="button" onClick={() => onPress('button')}>
        Press
      </button>
      <a href="#here" onClick={() => onPress('link')}>
        Here
      </a>
      <textarea />
    </>,
  )
  for (const role of ['button', 'link', 'textbox'] as const)
    await pressWithKeyboard(page.getByRole(role), '{Enter>5/}')
  expect(onPress.mock.calls.flat()).toEqual(['button', 'link'])
  await expect.element(page.getByRole('textbox')).toHaveValue('\n'.repeat(5))
})
