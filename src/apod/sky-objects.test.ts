import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skyMapUrl, skyObjectsIn } from './sky-objects.ts'

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
    ['Sharpless 308: Star Bubble', ['Sh2-308']],
    ['Abell 2218: A Galaxy Cluster Lens', ['Abell 2218']],
    ['LDN 1251: Dark Clouds', ['LDN 1251']],
    ['vdB 152: A Ghost in Cepheus', ['vdB 152']],
    ['M42 and again M 42', ['M 42']],
  ])('are named as catalogues do: %s', (title, objects) => {
    expect(skyObjectsIn(title)).toEqual(objects)
  })

  it.each([
    'M 310',
    'NGC 7841',
    'NGC 0',
    'Crew M 5 Is Back',
    'An M5.1 Flare',
    'A Flare of Class M 5',
    'An M 5 Flare',
    'M2-9: Wings of a Butterfly Nebula',
    'Nebula M1-67',
    'HM 31',
    'Solar Analemma 2024',
    'Barnard’s Star, 2025',
    'RCW 114: A Dragon’s Heart in Ara',
    'music 10',
  ])('are none in %s', (title) => {
    expect(skyObjectsIn(title)).toEqual([])
  })

  it('are none in any title without a catalogue’s name', () => {
    const words = fc.stringMatching(/^[A-Za-z0-9 ,:'-]{0,60}$/)
    fc.assert(
      fc.property(words, (title) => {
        fc.pre(!/M|NGC|IC|S[hH]|Barnard|Abell|LDN|v[dD]?[bB]|V[dD]?[bB]/.test(title))
        expect(skyObjectsIn(title)).toEqual([])
      }),
    )
  })

  it('have an address in ESASky', () => {
    expect(skyMapUrl('M 31')).toBe('https://sky.esa.int/esasky/?target=M%2031')
  })
})
