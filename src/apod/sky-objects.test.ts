import { expect, test } from 'vitest'
import { catalogueNamesIn } from './sky-objects.ts'

test.each([
  ['M110 next to Messier 31', 'M110, M31'],
  ['NGC 6188 and NGC6164', 'NGC 6188, NGC 6164'],
  ['Sharpless 249 and Sharpless 2-188', 'Sh2-249, Sh2-188'],
  ['Abell 2218: A Galaxy Cluster Lens', 'Abell 2218'],
  ['M 310', ''],
  ['Crew M 5 Is Back', ''],
  ['An M5.1 Flare', ''],
  ['Comet C/2006 M4 (SWAN)', ''],
  ['M2-9: Wings of a Butterfly Nebula', ''],
])('The title “%s” has these numbers of catalogues: %s', (title, names) => {
  const found = catalogueNamesIn(title).map(({ name }) => name)
  expect(found.join(', ')).toBe(names)
})
