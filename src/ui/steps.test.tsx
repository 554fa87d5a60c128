import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { MessageList } from './MessageList.tsx'
import { StepButtons } from './steps.tsx'

const reason = 'The first picture is from 1995-06-16.'

test('A step button at an end says why at each click, arrow key and Enter', async () => {
  const steps = { previous: { disabledReason: reason }, next: { go: () => {} } }
  await render(<StepButtons noun="day" {...steps} variant="ui-icon-button" />)
  await render(<MessageList />)
  const previous = page.getByRole('button', { name: 'Previous day', disabled: true })
  const said = () => page.getByRole('status').element().firstElementChild
  let last: Element | null = null
  for (const press of [
    () => previous.element().dispatchEvent(new MouseEvent('click', { bubbles: true })),
    () => userEvent.keyboard('{ArrowLeft}'),
    () => userEvent.keyboard('{Tab}{Enter}'),
  ]) {
    await press()
    await expect.poll(said).not.toBe(last)
    expect(said()).toHaveTextContent(reason)
    last = said()
  }
})
