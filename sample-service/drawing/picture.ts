import { createRandom, type NonEmpty } from '../random.ts'
import { subjectOf, type Subject } from '../subject.ts'
import { paintAurora } from './aurora.ts'
import { paintCluster } from './cluster.ts'
import { paintComet } from './comet.ts'
import { developScene } from './develop.ts'
import { paintEclipse } from './eclipse.ts'
import { paintGalaxy } from './galaxy.ts'
import { paintMoon } from './moon.ts'
import { paintNebula } from './nebula.ts'
import { paintPlanet } from './planet.ts'
import { encodePng } from './png.ts'
import type { Painter } from './scene.ts'

export type Size = { width: number; height: number }

/** Draws the picture of a day, the same at any size but for its fineness. */
export async function drawPicture(day: string, size: Size): Promise<Buffer> {
  const unit = Math.min(size.width, size.height)
  const frame = { ...size, unit }
  const scene = painters[subjectOf(day)](createRandom(`picture ${day}`), frame)
  return encodePng(developScene(scene, frame), size.width, size.height)
}

/** A day's picture's size; `longest` is the long side of those of 3:2 or wider, the others have their area. */
export function sizeOf(day: string, longest: number): Size {
  const proportion = createRandom(`proportion ${day}`).pick(proportions[subjectOf(day)])
  const slimness = Math.max(proportion, 1 / proportion)
  const long = Math.round(longest * Math.min(1, Math.sqrt(slimness / 1.5)))
  const short = Math.round(long / slimness)
  return proportion >= 1 ? { width: long, height: short } : { width: short, height: long }
}

const painters: Record<Subject, Painter> = {
  nebula: paintNebula,
  galaxy: paintGalaxy,
  cluster: paintCluster,
  planet: paintPlanet,
  moon: paintMoon,
  eclipse: paintEclipse,
  aurora: paintAurora,
  comet: paintComet,
}

/** Width by height; a panorama only where there is something to see along it. */
const proportions: Record<Subject, NonEmpty<number>> = {
  nebula: [3 / 2, 4 / 3, 4 / 5, 1, 16 / 9, 3, 2 / 3],
  galaxy: [3 / 2, 1, 4 / 3, 4 / 5],
  cluster: [1, 4 / 3, 3 / 2],
  planet: [3 / 2, 16 / 9, 4 / 3],
  moon: [1, 4 / 5, 3 / 2],
  eclipse: [3 / 2, 1, 16 / 9, 3 / 4],
  aurora: [3 / 2, 16 / 9, 3, 4, 2 / 3, 2.35],
  comet: [3 / 2, 2 / 3, 16 / 9, 4 / 5],
}
