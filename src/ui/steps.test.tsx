import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessageLine } from './messages.tsx'
import { StepButtons } from './steps.tsx'

const reason = 'The first picture is from 1995-06-16.'
const previous = page.getByRole('button', { name: 'Previous day' })
const next = page.getByRole('button', { name: 'Next day' })

beforeEach(async () => {
  const steps = {
    previous: { disabledReason: reason },
    next: { go: () => {} },
  }
  await render(<StepButtons noun="day" {...steps} variant="ui-quiet-button" />)
  await render(<MessageLine />)
})

test('Only a button at an end is disabled, and has its reason as a description', async () => {
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).toHaveAccessibleDescription(reason)
  await expect.element(next).toHaveAttribute('aria-disabled', 'false')
})

test('A click, the arrow key and Enter say the reason, each time again', async () => {
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
