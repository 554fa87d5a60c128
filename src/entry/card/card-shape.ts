/**
 * How a card of a wide window places its picture: beside the words if it is about as high as wide or
 * higher, above them if it is a panorama, and else above a label of constant height.
 * @param ratio the picture's width by its height
 */
export function shapeOf(ratio: number): 'beside' | 'above' | 'usual' {
  if (ratio <= 1.15) return 'beside'
  return ratio >= 2.2 ? 'above' : 'usual'
}
