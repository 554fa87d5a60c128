import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessageLine } from './messages.tsx'
import { PreviousNextButtons, stepTo } from './steps.tsx'

const reason = 'The first picture is from 1995-06-16.'
const steps = {
  noun: 'day',
  previous: stepTo(undefined, () => {}, reason),
  next: stepTo('a day', () => {}),
}

function FirstDay() {
  return (
    <>
      <PreviousNextButtons {...steps} look="ui-quiet-button" />
      <MessageLine />
    </>
  )
}

test('A button at an end has its reason as a description; a click, Enter and the arrow key say it, each time again', async () => {
  const screen = await render(<FirstDay />)
  const previous = screen.getByRole('button', { name: 'Previous day' })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).toHaveAccessibleDescription(reason)
  const said = () => screen.getByRole('status').element().firstElementChild
  const presses = [
    () => previous.element().dispatchEvent(new MouseEvent('click', { bubbles: true })),
    () => userEvent.keyboard('{ArrowLeft}'),
    () => userEvent.keyboard('{Tab}{Enter}'),
  ]
  let last: Element | null = null
  for (const press of presses) {
    await press()
    await expect.poll(said).not.toBe(last)
    expect(said()).toHaveTextContent(reason)
    last = said()
  }
  const next = screen.getByRole('button', { name: 'Next day' })
  await expect.element(next).toHaveAttribute('aria-disabled', 'false')
  await expect.element(next).toHaveAttribute('title', 'Next day')
})
