import { describe, expect, it } from 'vitest'
import skyNames from './sky-names.json'
import { skyMapUrl, skyObjectsIn } from './sky-objects.ts'

const namesIn = (title: string) => skyObjectsIn(title).map(({ name }) => name)

describe('the objects in a title', () => {
  it.each([
    ['M31: The Andromeda Galaxy', ['M 31']],
    ['The Andromeda Galaxy, M 31', ['M 31']],
    ['Messier 31', ['M 31']],
    ['M110 beside M31', ['M 110', 'M 31']],
    ['NGC 6188 and NGC 6164', ['NGC 6188', 'NGC 6164']],
    ['IC 2948: The Running Chicken Nebula', ['IC 2948']],
    ['Sh2-188: The Shrimp Nebula', ['Sh2-188']],
    ['Sh2 188', ['Sh2-188']],
    ['Abell 2218: A Galaxy Cluster Lens', ['Abell 2218']],
  ])('are named as catalogues do: %s', (title, objects) => {
    expect(namesIn(title)).toEqual(objects)
  })

  it.each([
    ['The Helix Nebula from CFHT', ['Helix Nebula'], 'NGC 7293'],
    ['Classic Orion Nebulae', ['Orion Nebula'], 'M 42'],
    ["The Cat's Eye Nebula", ['Cat’s Eye Nebula'], 'NGC 6543'],
    ['Pillars of Creation in the Eagle Nebula', ['Pillars of Creation'], 'M 16'],
    ['Venus and the Pleiades, Mars and the Hyades', ['Pleiades', 'Hyades'], 'M 45'],
    ['Looking at the Large Magellanic Cloud', ['Large Magellanic Cloud'], 'LMC'],
    ['IC 2948: The Running Chicken Nebula', ['IC 2948'], 'IC 2948'],
  ])('have well-known names where no catalogue is named: %s', (title, names, target) => {
    expect(namesIn(title)).toEqual(names)
    expect(skyObjectsIn(title)[0]?.mapTarget).toBe(target)
  })

  it.each([
    'M 310',
    'NGC 7841',
    'Crew M 5 Is Back',
    'An M5.1 Flare',
    'An M 5 Flare',
    'Comet C/2006 M4 (SWAN)',
    'M2-9: Wings of a Butterfly Nebula',
    'Nebula M1-67',
    'RCW 114: A Dragon’s Heart in Ara',
    'music 10',
    'A Ring Nebula around a Dying Star',
    'Southern Cigar Galaxy',
    'a ring nebula',
    'The Butterfly Nebula',
    'Orion in Gas, Dust, and Stars',
    'Heart Nebulae11',
  ])('are none in %s', (title) => {
    expect(skyObjectsIn(title)).toEqual([])
  })

  it('have an address in ESASky', () => {
    const addresses = skyObjectsIn('The Andromeda Galaxy').map(skyMapUrl)
    expect(addresses).toEqual(['https://sky.esa.int/esasky/?target=M%2031'])
  })

  it.each([
    ['M 31', 'M31'],
    ['Messier 31', 'M31'],
    ['NGC 1300', '"NGC 1300"'],
    ['Sh2 188', 'Sh2-188'],
    ['The Orion Nebula', '"Orion Nebula"'],
    ['Thor’s Helmet', '"Thor\'s Helmet"'],
    ['Betelgeuse', 'Betelgeuse'],
  ])('have words for a search: of %s %s', (title, words) => {
    expect(skyObjectsIn(title)).toMatchObject([{ searchWords: words }])
  })

  it('are all found by each of their names, which is no other object’s', () => {
    const names = Object.values(skyNames).flat()
    expect(new Set(names).size).toBe(names.length)
    for (const [object, each] of Object.entries(skyNames)) {
      for (const name of each) {
        const [found, ...others] = skyObjectsIn(`The ${name} from Earth`)
        expect([found?.name, found?.mapTarget, others]).toEqual([name, object, []])
      }
    }
  })
})
