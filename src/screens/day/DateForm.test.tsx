import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DateForm } from './DateForm.tsx'

test.each([320, 375, 1280])('At a width of %i px, no target lies over Submit', async (width) => {
  await page.viewport(width, 700)
  const step = { go: () => {} }
  const steps = { noun: 'day', previous: step, next: step }
  await render(<DateForm date="2024-01-05" steps={steps} />)
  const submit = page.getByRole('button', { name: 'Submit' }).element()
  const { left, width: submitWidth, bottom } = submit.getBoundingClientRect()
  for (const part of [0.3, 0.5, 0.7])
    expect(document.elementFromPoint(left + part * submitWidth, bottom - 1)).toBe(submit)
})
