import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { OpenableArticle } from './OpenableArticle.tsx'

test('A click opens an article, unless it is on a control or selected text', async () => {
  const onOpen = vi.fn<() => void>()
  await render(
    <OpenableArticle date="" titleId="t" className="" onOpen={onOpen}>
      <video aria-label="Video" muted controls />
      <iframe title="Embed" sandbox="" />
      <a href="#here">Link</a>
      <button type="button">Button</button>
      <p>Words</p>
    </OpenableArticle>,
  )
  for (const control of document.querySelectorAll('article > :not(p)'))
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const words = page.getByText('Words')
  getSelection()?.selectAllChildren(words.element())
  words.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  getSelection()?.empty()
  expect(onOpen).not.toHaveBeenCalled()
  await words.click()
  expect(onOpen).toHaveBeenCalledOnce()
})
