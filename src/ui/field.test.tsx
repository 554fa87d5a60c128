import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

/** WCAG's relative luminance, from 0 to 1. */
function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([channel]) => {
    const part = Number(channel) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string) {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(['dark', 'light'])('In the %s theme a field’s border is seen', async (theme) => {
  const { container } = await render(
    <div style={{ colorScheme: theme }}>
      <p style={{ background: 'var(--ground)' }}>
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
    const { borderTopColor: edge, backgroundColor: inside } = getComputedStyle(field)
    const around = field.parentElement && getComputedStyle(field.parentElement).backgroundColor
    for (const ground of [inside, around ?? ''])
      expect(contrastOf(edge, ground)).toBeGreaterThanOrEqual(3)
  }
})
