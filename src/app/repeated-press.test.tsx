import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

function Row() {
  const [names, setNames] = useState(['1', '2', '3', '4'])
  return names.map((name) => (
    <button
      key={name}
      type="button"
      onClick={() => setNames((now) => now.filter((each) => each !== name))}
    >
      {name}
    </button>
  ))
}

const buttons = () => page.getByRole('button').elements()

function clickFirst(detail: number, timeStamp: number) {
  const target = document.querySelector('button')
  for (const name of ['mousedown', 'click']) {
    const press = new MouseEvent(name, { detail, bubbles: true, cancelable: true })
    Object.defineProperty(press, 'timeStamp', { value: timeStamp })
    target?.dispatchEvent(press)
  }
}

test.each([
  ['A double click presses one control, not the one that takes its place', 250, [3, 3]],
  ['Four clicks, a third of a second apart, press four controls', 350, [3, 2, 1, 0]],
])('%s', async (_, interval, counts) => {
  await render(<Row />)
  const start = performance.now() + 10_000
  for (const [index, count] of counts.entries()) {
    clickFirst(index + 1, start + index * interval)
    await expect.poll(buttons).toHaveLength(count)
  }
})

test('A double click presses a control that stays twice', async () => {
  const presses: string[] = []
  await render(
    <button type="button" onClick={({ type }) => presses.push(type)}>
      Light
    </button>,
  )
  await page.getByRole('button').dblClick()
  expect(presses).toEqual(['click', 'click'])
})
