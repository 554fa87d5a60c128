import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ImageViewerButton } from './viewer/ImageViewerButton.tsx'
import { EntryDialog } from './EntryDialog.tsx'

const step = { go: () => {}, disabledReason: undefined }
const url = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>'

function dialogOf(page: string, content: ReactNode) {
  return (
    <EntryDialog
      labelledBy="title"
      page={page}
      news={page}
      steps={{ noun: 'day', previous: step, next: step }}
      onClose={() => {}}
    >
      <h2 id="title">{page}</h2>
      {content}
    </EntryDialog>
  )
}

test('on opening, Close has the focus', async () => {
  const screen = await render(dialogOf('2024-01-05', null))
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('a step leaves the focus where it is', async () => {
  const screen = await render(dialogOf('2024-01-05', null))
  const next = screen.getByRole('button', { name: 'Next day' })
  await next.click()
  await screen.rerender(dialogOf('2024-01-06', null))
  await expect.element(next).toHaveFocus()
})

test('where a step takes what had the focus away, Close has it', async () => {
  const screen = await render(dialogOf('2024-01-05', <button type="button">Share</button>))
  await screen.getByRole('button', { name: 'Share' }).click()
  await screen.rerender(dialogOf('2024-01-06', <button type="button">Share</button>))
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('a step that closes the image viewer gives the focus to the dialog’s Close', async () => {
  const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'image' }
  const media = { kind: 'picture', sources: [{ url }], largest: url, fullSize: url } as const
  const screen = await render(
    dialogOf(
      '2024-01-05',
      <ImageViewerButton
        entry={entry}
        media={media}
        status="ok"
        failures={0}
        onError={() => {}}
        onRetry={() => {}}
      />,
    ),
  )
  await screen.getByRole('button', { name: 'Zoom' }).click()
  const viewer = screen.getByRole('dialog', { name: 'Image viewer' })
  await expect.element(viewer).toBeVisible()
  await screen.rerender(dialogOf('2024-01-06', null))
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})
