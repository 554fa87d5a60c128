import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { goTo } from './history.ts'
import { usePageCount } from './hooks.ts'

function List() {
  const [pageCount, showPages] = usePageCount()
  return <button onClick={() => showPages(pageCount + 1)}>{`${pageCount} shown`}</button>
}

const more = page.getByRole('button')

beforeEach(async () => {
  goTo('/dateview?month=2024-01')
  await render(<List />)
})

test('A list grows where the history refuses to remember it, and another list begins with its first page', async () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {})
  for (const pages of [2, 3]) {
    await more.click()
    await expect.element(more).toHaveTextContent(`${pages} shown`)
  }
  vi.restoreAllMocks()
  goTo('/dateview?month=2024-02')
  await expect.element(more).toHaveTextContent('1 shown')
})
