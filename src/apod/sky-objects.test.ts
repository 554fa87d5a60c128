import { expect, test } from 'vitest'
import skyNames from './sky-names.json'
import { skyMapUrl, skyObjectsIn } from './sky-objects.ts'

test.each([
  ['M31: The Andromeda Galaxy', 'M 31', 'M 31', 'M31'],
  ['M110 next to M31', 'M 110, M 31', 'M 110', 'M110'],
  ['NGC 6188 and NGC 6164', 'NGC 6188, NGC 6164', 'NGC 6188', '"NGC 6188"'],
  ['Sharpless 249 and Sharpless 2-188', 'Sh2-249, Sh2-188', 'Sh2-249', 'Sh2-249'],
  ['Abell 2218: A Galaxy Cluster Lens', 'Abell 2218', 'Abell 2218', '"Abell 2218"'],
  ['Classic Orion Nebulae', 'Orion Nebula', 'M 42', '"Orion Nebula"'],
  ["The Cat's Eye Nebula", 'Cat’s Eye Nebula', 'NGC 6543', '"Cat\'s Eye Nebula"'],
  ['Venus and the Pleiades, Mars and the Hyades', 'Pleiades, Hyades', 'M 45', 'Pleiades'],
])('“%s” names %s. The first is %s in ESASky and %s in a search', (title, names, target, words) => {
  const objects = skyObjectsIn(title)
  expect(objects.map(({ name }) => name).join(', ')).toBe(names)
  expect(objects[0]).toMatchObject({ mapTarget: target, searchTerms: words })
})

test.each([
  'M 310',
  'Crew M 5 Is Back',
  'An M5.1 Flare',
  'Comet C/2006 M4 (SWAN)',
  'M2-9: Wings of a Butterfly Nebula',
  'RCW 114: A Dragon’s Heart in Ara',
  'Heart Nebulae11',
])('The title “%s” doesn’t name an object in the sky', (title) => {
  expect(skyObjectsIn(title)).toEqual([])
})

test('Each well-known name belongs to only one object, and an object has a link to ESASky', () => {
  const names = Object.values(skyNames).flat()
  expect(new Set(names).size).toBe(names.length)
  for (const [mapTarget, namesOfObject] of Object.entries(skyNames))
    for (const name of namesOfObject)
      expect(skyObjectsIn(`The ${name} from Earth`)).toMatchObject([{ name, mapTarget }])
  const urls = skyObjectsIn('The Andromeda Galaxy').map(skyMapUrl)
  expect(urls).toEqual(['https://sky.esa.int/esasky/?target=M%2031'])
})
