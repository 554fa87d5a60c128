import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

function Row({ name }: { name?: string }) {
  const [words, setWords] = useState(['1', '2', '3', '4'])
  return words.map((word) => (
    <button
      key={word}
      type="button"
      name={name}
      onClick={() => setWords((now) => now.filter((each) => each !== word))}
    >
      {word}
    </button>
  ))
}

const buttons = () => page.getByRole('button').elements()

/** @param detail how many clicks the system counts as one double or triple click */
function clickFirst(detail: number) {
  const target = document.querySelector('button')
  for (const name of ['mousedown', 'click'])
    target?.dispatchEvent(new MouseEvent(name, { detail, bubbles: true, cancelable: true }))
}

test.each([
  ['A double click presses one control, not the one that takes its place', undefined, [3, 3]],
  ['Quick clicks remove one bookmark after another', 'remove', [3, 2, 1, 0]],
])('%s', async (_, name, counts) => {
  await render(<Row {...(name && { name })} />)
  for (const [index, count] of counts.entries()) {
    clickFirst(index + 1)
    await expect.poll(buttons).toHaveLength(count)
  }
})

test('A double click on a control that stays presses it twice', async () => {
  const presses: string[] = []
  await render(
    <button type="button" onClick={({ type }) => presses.push(type)}>
      Light
    </button>,
  )
  await page.getByRole('button').dblClick()
  expect(presses).toEqual(['click', 'click'])
})
