import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLookUp } from './use-look-up.ts'

const found: string[] = []

function Probe({ date }: { date: string }) {
  const { data } = useLookUp(date, (entry) => found.push(entry.date))
  return <p>{data?.kind === 'entry' ? data.entry.title : 'nothing yet'}</p>
}

function page(date: string) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Probe date={date} />
      </QueryClientProvider>
    </StrictMode>
  )
}

const client = new QueryClient()

afterEach(() => {
  vi.restoreAllMocks()
  client.clear()
})

test('strict mode, which mounts everything twice, sends each date once', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    const date = searchParams.get('date')
    return Response.json({ date, title: `Day ${date}`, media_type: 'image', explanation: '' })
  })
  const screen = await render(page('2024-01-05'))
  await expect.element(screen.getByText('Day 2024-01-05')).toBeVisible()
  await screen.rerender(page('2024-01-05'))
  await screen.rerender(page('2024-01-06'))
  await expect.element(screen.getByText('Day 2024-01-06')).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(found).toEqual(['2024-01-05', '2024-01-06'])
})
