import type { Random } from '../random.ts'
import type { Subject } from '../subject.ts'

/** The words for a day's blanks: invented names, and plausible figures. */
export function drawWords(random: Random, subject: Subject): Record<string, string> {
  const fancy = random.pick(fancies)
  return {
    fancy,
    name: drawName(random, subject, fancy),
    constellation: random.pick(constellations),
    site: random.pick(sites),
    ...drawExtent(random, subject),
    hours: String(Math.round(random.between(3, 41))),
    nights: random.pick(['two', 'three', 'four', 'five', 'nine']),
    aperture: String(Math.round(random.between(8, 60))),
    frames: String(Math.round(random.between(24, 380))),
    minutes: random.pick(['two', 'three', 'four', 'nearly five']),
  }
}

/** Distance and width in light years: larger for galaxies than for objects in ours. */
function drawExtent(random: Random, subject: Subject): { distance: string; span: string } {
  const thousands = (low: number, high: number) =>
    (Math.round(random.between(low, high)) * 1000).toLocaleString('en-US')
  if (subject === 'galaxy') {
    return { distance: `${Math.round(random.between(9, 90))} million`, span: thousands(60, 170) }
  }
  return { distance: thousands(2, 9), span: String(Math.round(random.between(12, 110))) }
}

/** Somebody's name, as in a copyright line. */
export function drawPerson(random: Random): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`
}

function drawName(random: Random, subject: Subject, fancy: string): string {
  if (subject === 'comet') return random.pick(lastNames)
  const catalogue = catalogues[subject]
  if (catalogue !== undefined) return `${catalogue} ${Math.round(random.between(101, 989))}`
  return `${fancy} ${random.pick(['b', 'c', 'd', 'II', 'IV', 'VII'])}`
}

const catalogues: Partial<Record<Subject, string>> = {
  nebula: 'Drift Nebula SN',
  galaxy: 'Wayfarer',
}

const fancies = ['Lantern', 'Heron', 'Anvil', 'Thistle', 'Otter', 'Juniper', 'Moth'] as const
const constellations = ['Cygnus', 'Lyra', 'Vela', 'Carina', 'Lupus', 'Perseus', 'Cepheus'] as const
const sites = ['Cold Ladle Pass', 'Lake Ansel', 'Saltgrass Station', 'Pine & Larch Ridge'] as const
const firstNames = ['Ilse', 'Tomás', 'Wren', 'Anouk', 'Noor', 'Jun', 'Maeve', 'Óskar'] as const
const lastNames = ['Varga-Holm', 'Okonedo', "O'Tarrow", 'Bexley', 'Marchetti', 'Suzuhara'] as const
