import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog } from './Dialog.tsx'
import { focusNext } from './focus.ts'

test.each([
  [false, ['gone', 'below'], '#below'],
  [false, ['gone', 'inside'], 'main'],
  [true, ['below', 'inside'], '#inside'],
  [true, ['gone', 'below'], 'dialog'],
])('With a dialog: %s, of the ids %j, what matches “%s” has the focus next', async (...row) => {
  const [hasDialog, ids, expected] = row
  await render(
    <main tabIndex={-1}>
      <button type="button" id="below">
        On the page
      </button>
      {hasDialog && (
        <Dialog kind="sheet" onClose={() => {}}>
          <button type="button" id="inside">
            In the dialog
          </button>
        </Dialog>
      )}
    </main>,
  )
  focusNext(...ids)
  await expect.poll(() => document.activeElement?.matches(expected)).toBe(true)
})
