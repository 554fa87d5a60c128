import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './Picture.tsx'
import { useMedia } from './use-media.ts'

const entry = { date: '2024-01-05', title: 'A Lamp', media_type: 'image', explanation: 'A lamp.' }

function LoadedPicture({ url }: { url: string }) {
  const loaded = useMedia({ ...entry, url }, false)
  return (
    <>
      <Picture entry={entry} loaded={loaded} fit="whole" />
      <p>{loaded.state}</p>
    </>
  )
}

test('A picture that comes soon is simply there', async () => {
  const { getByRole, getByText } = await render(
    <LoadedPicture url={`${location.origin}/icon.svg`} />,
  )
  const picture = getByRole('img').element()
  const seen = new Set<string>()
  const start = performance.now()
  while (performance.now() - start < 500) {
    seen.add(getComputedStyle(picture).opacity)
    await new Promise(requestAnimationFrame)
  }
  await expect.element(getByText('there')).toBeVisible()
  expect([...seen]).toEqual(['1'])
})
