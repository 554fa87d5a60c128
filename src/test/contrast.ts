/** Red, green and blue, from 0 to 255. */
export type Colour = readonly number[]

/** Parses a colour such as `rgb(1, 2, 3)`. */
export const parseColour = (text: string): Colour => (text.match(/[\d.]+/g) ?? []).map(Number)

/** The contrast of two colours, from 1 to 21, as WCAG calculates it. */
export function contrastOf(one: Colour, other: Colour) {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
