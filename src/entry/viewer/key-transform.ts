import { identity, isFit, move, type Transform, zoom } from './transform.ts'

/** The viewer's own keys, to list. */
export const viewerKeys = [
  { keycap: '+', label: 'Zoom in' },
  { keycap: '-', label: 'Zoom out' },
  { keycap: '0', label: 'Whole picture' },
  { keycap: 'Arrows', label: 'Move the picture' },
  { keycap: 'F', label: 'Fill the screen' },
]

const panStep = 80

/** What a key does to a picture that is shown so; undefined for other keys. */
export function keyTransform(
  key: string,
  shown: Transform,
): ((transform: Transform) => Transform) | undefined {
  if (key === '+' || key === '=') return (transform) => zoom(transform, 1.5)
  if (key === '-') return (transform) => zoom(transform, 1 / 1.5)
  if (key === '0') return () => identity
  // Nothing to pan: the arrow keys navigate.
  const by = isFit(shown) ? undefined : ways[key]
  return by && ((transform) => move(transform, by))
}

const ways: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
}
