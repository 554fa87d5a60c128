import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Answer } from '../../service/answer.ts'
import { createLookUpCache } from '../../service/look-up-cache.ts'
import { useLookUp } from './use-look-up.ts'

const lookUp = vi.fn<(date: string) => Promise<Answer>>(async (date) => ({
  kind: 'entry',
  entry: { date, title: `Day ${date}`, explanation: '', media_type: 'image' },
}))
const lookUpCache = createLookUpCache(lookUp, {
  readKept: () => undefined,
  keepEntry: () => {},
  removeKept: () => {},
})

function Probe({ date }: { date: string }) {
  const { answer } = useLookUp(lookUpCache, date).state
  return <p>{answer?.kind === 'entry' ? answer.entry.title : 'nothing yet'}</p>
}

function page(date: string) {
  return (
    <StrictMode>
      <Probe date={date} />
    </StrictMode>
  )
}

test('strict mode, which mounts everything twice, sends each date once', async () => {
  const screen = await render(page('2024-01-05'))
  await expect.element(screen.getByText('Day 2024-01-05')).toBeVisible()
  await screen.rerender(page('2024-01-05'))
  await screen.rerender(page('2024-01-06'))
  await expect.element(screen.getByText('Day 2024-01-06')).toBeVisible()
  expect(lookUp.mock.calls.map(([date]) => date)).toEqual(['2024-01-05', '2024-01-06'])
})
