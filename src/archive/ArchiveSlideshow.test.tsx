import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { todayInNewYork } from '../apod/calendar.ts'
import { goTo } from '../navigation/history.ts'
import { queryClient } from '../service/queries.ts'
import { postOf } from '../test/posts.ts'
import { WithData } from '../test/WithData.tsx'
import { MessageLine } from '../ui/messages.tsx'
import { Archive } from './Archive.tsx'

beforeEach(() => queryClient.clear())

test.each<[string, () => Promise<Response>, string]>([
  ['loads', () => new Promise(() => {}), 'The pictures are still loading.'],
  ['fails', () => Promise.reject(new TypeError('offline')), 'The pictures could not be loaded.'],
  [
    'has none',
    async () => Response.json([postOf('2010-07-14')]),
    'A slideshow needs two pictures.',
  ],
])('While a list %s, Slideshow says so and opens nothing', async (_, answer, reason) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  goTo('/dateview?day=07-14')
  await render(
    <>
      <Archive
        address={{ screen: 'anniversary', monthDay: '07-14', order: 'newest', layers: [] }}
        today={todayInNewYork()}
        selectedDate={undefined}
      />
      <MessageLine />
    </>,
    { wrapper: WithData },
  )
  const button = page.getByRole('button', { name: 'Slideshow' })
  await expect.element(button).toHaveAccessibleDescription(reason)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText(reason)).toBeVisible()
  expect(location.search).toBe('?day=07-14')
})
