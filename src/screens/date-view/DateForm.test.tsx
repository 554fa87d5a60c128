import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { requireDay } from '../../apod/day.ts'
import { DateForm } from './DateForm.tsx'

test('The browser says so where a date is half typed or doesn’t exist, and a day before the first is sent', async () => {
  const onSubmit = vi.fn<(date: string) => void>()
  const invalid = vi.fn<() => void>()
  const today = requireDay('2026-11-20')
  const { container } = await render(
    <DateForm date="2024-01-05" today={today} onAbout={() => {}} onSubmit={onSubmit} />,
  )
  container.addEventListener('invalid', invalid, true)
  const field = page.getByLabelText('Date')
  for (const [typed, times] of [
    ['{Backspace}', 1],
    ['02312010', 2],
  ] as const) {
    await field.click({ position: { x: 20, y: 10 } })
    await userEvent.keyboard(typed)
    await page.getByRole('button', { name: 'Submit' }).click()
    expect(invalid).toHaveBeenCalledTimes(times)
  }
  expect(onSubmit).not.toHaveBeenCalled()
  await field.click({ position: { x: 20, y: 10 } })
  await userEvent.keyboard('05051990{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('1990-05-05')
  expect(invalid).toHaveBeenCalledTimes(2)
})
