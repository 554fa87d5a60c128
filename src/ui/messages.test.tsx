import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Loading, MessageLine, useAnnouncement } from './messages.tsx'

function Day() {
  useAnnouncement('The day is shown.')
  return null
}

test('What a screen announces goes with it', async () => {
  const { rerender } = await render([<Day key="day" />, <MessageLine key="line" />])
  await expect.element(page.getByRole('status')).toHaveTextContent('The day is shown.')
  await rerender([<MessageLine key="line" />])
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

function EmptyList() {
  useAnnouncement('')
  return <Loading />
}

test('A list that has nothing to say lets its Loading be announced', async () => {
  await render([<EmptyList key="list" />, <MessageLine key="line" />])
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading.')
})
