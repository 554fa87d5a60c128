import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { contrastOf, parseColour } from '../test/contrast.ts'

test.each(['dark', 'light'])('In the %s theme, a field’s border is visible', async (theme) => {
  const { container } = await render(
    <div style={{ colorScheme: theme }}>
      <p style={{ background: 'var(--background)' }}>
        <input aria-label="A text" className="ui-field" />
      </p>
      <p style={{ background: 'var(--surface)' }}>
        <select aria-label="A choice" className="ui-field" />
      </p>
    </div>,
  )
  const fields = container.querySelectorAll('.ui-field')
  expect(fields).toHaveLength(2)
  for (const field of fields) {
    const { borderTopColor: border, backgroundColor: inside } = getComputedStyle(field)
    const around = field.parentElement && getComputedStyle(field.parentElement).backgroundColor
    for (const background of [inside, around ?? ''])
      expect(contrastOf(parseColour(border), parseColour(background))).toBeGreaterThanOrEqual(3)
  }
})
