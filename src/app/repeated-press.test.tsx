import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

function RemovableButtons({ name }: { name?: string }) {
  const [labels, setLabels] = useState(['1', '2', '3', '4'])
  return labels.map((label) => (
    <button
      key={label}
      type="button"
      name={name}
      onClick={() => setLabels((now) => now.filter((each) => each !== label))}
    >
      {label}
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
  ['A double click doesn’t press the control that takes its place', undefined, [3, 3]],
  ['Quick clicks remove one bookmark after another', 'remove', [3, 2, 1, 0]],
])('%s', async (_, name, counts) => {
  await render(<RemovableButtons {...(name && { name })} />)
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
