import { addDays } from '../src/apod/adjacent-day.ts'
import { findDay } from './kind.ts'
import { createRandom, type NonEmpty } from './random.ts'
import { subjectOf, type Subject } from './subject.ts'

/** In pixels. */
export type Size = { width: number; height: number }

/** The long side of a picture as the card shows it, and at its full size, in pixels. */
export const shownSize = 960
export const fullSize = 1600
const largest = 2400

/** Width by height; a panorama only where there is something to see along it. */
const proportions: Record<Subject, NonEmpty<number>> = {
  nebula: [3 / 2, 4 / 3, 4 / 5, 1, 16 / 9, 3, 2 / 3],
  galaxy: [3 / 2, 1, 4 / 3, 4 / 5],
  planet: [3 / 2, 16 / 9, 4 / 3],
  eclipse: [3 / 2, 1, 16 / 9, 3 / 4],
  aurora: [3 / 2, 16 / 9, 3, 4, 2 / 3, 2.35],
  comet: [3 / 2, 2 / 3, 16 / 9, 4 / 5],
}

/** The archive's first pictures are GIFs. */
export function formatOf(day: string): 'gif' | 'png' {
  return day < '1997' ? 'gif' : 'png'
}

/** The first day on or after a day that has a picture of a width by height; 2 / 3 is a portrait, 4 a panorama. */
export function findProportion(proportion: number, from: string): string {
  let day = findDay('picture', from)
  while (proportionOf(day) !== proportion) day = findDay('picture', addDays(day, 1))
  return day
}

function proportionOf(day: string): number {
  return createRandom(`proportion ${day}`).pick(proportions[subjectOf(day)])
}

/** A day's picture's size; `longest` is the long side of those of 3:2 or wider, the others have their area. */
export function sizeOf(day: string, longest: number): Size {
  const proportion = proportionOf(day)
  const slimness = Math.max(proportion, 1 / proportion)
  const long = Math.round(longest * Math.min(1, Math.sqrt(slimness / 1.5)))
  const short = Math.round(long / slimness)
  return proportion >= 1 ? { width: long, height: short } : { width: short, height: long }
}

/** The size for an address's `w` and `h`: as large as fits into both, up to a sensible limit. */
export function fitSize(day: string, longest: number, search: URLSearchParams): Size {
  const whole = sizeOf(day, longest)
  const scale = Math.min(
    (sideOf(search, 'w') ?? Infinity) / whole.width,
    (sideOf(search, 'h') ?? Infinity) / whole.height,
    largest / Math.max(whole.width, whole.height),
  )
  const isGiven = sideOf(search, 'w') !== undefined || sideOf(search, 'h') !== undefined
  if (!isGiven) return whole
  return {
    width: Math.max(1, Math.round(whole.width * scale)),
    height: Math.max(1, Math.round(whole.height * scale)),
  }
}

function sideOf(search: URLSearchParams, name: string): number | undefined {
  const side = Number(search.get(name))
  return Number.isFinite(side) && side > 0 ? side : undefined
}
