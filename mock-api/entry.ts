import { kindOf, type Kind } from './kind.ts'
import { formatOf } from './picture-size.ts'
import { createRandom, type NonEmpty, type Random } from './random.ts'
import { deepSky } from './story/deep-sky.ts'
import { drawPerson, drawWords } from './story/names.ts'
import { nearby } from './story/nearby.ts'
import { closings, deepSkyClosings, distances, makings } from './story/parts.ts'
import { subjectOf } from './subject.ts'

/** A day's texts, before they are put into either format. */
export type Story = {
  title: string
  explanation: string
  alt: string
  copyright: string | undefined
}

/** An entry in the specified format. */
export type Entry = {
  copyright?: string
  date: string
  explanation: string
  hdurl?: string
  media_type: 'image' | 'video' | 'other'
  service_version: 'v1'
  title: string
  url?: string
}

/** A day's entry in the specified format; `origin` is where its media are served. */
export function makeEntry(day: string, origin: string): Entry {
  const { title, explanation, copyright } = makeStory(day)
  return {
    ...(copyright !== undefined && { copyright }),
    date: day,
    explanation,
    ...media[kindOf(day)](day, `${origin}/mock`),
    service_version: 'v1',
    title,
  }
}

export function makeStory(day: string): Story {
  const random = createRandom(`story ${day}`)
  const subject = subjectOf(day)
  const parts = { ...deepSky, ...nearby }[subject]
  const words = drawWords(random, subject)
  const isDeepSky = subject in deepSky
  const sentences = [
    random.pick(parts.openings),
    ...(isDeepSky
      ? [
          ...drawSome(random, parts.details, random.pick([3, 4])),
          random.pick(distances),
          ...drawSome(random, makings, 2),
          random.pick(deepSkyClosings),
        ]
      : [...drawSome(random, parts.details, random.pick([4, 5])), random.pick(closings)]),
  ]
  return {
    title: fill(random.pick(parts.titles), words),
    explanation: fill(sentences.join(' '), words),
    alt: parts.alt,
    copyright: random.chance(0.5) ? drawCopyright(random) : undefined,
  }
}

const media: Record<
  Kind,
  (day: string, folder: string) => Pick<Entry, 'media_type' | 'url' | 'hdurl'>
> = {
  picture: (day, folder) => ({
    media_type: 'image',
    url: `${folder}/${day}.${formatOf(day)}`,
    hdurl: `${folder}/${day}-full.${formatOf(day)}`,
  }),
  film: (_, folder) => ({ media_type: 'video', url: `${folder}/film.webm` }),
  player: (day, folder) => ({ media_type: 'video', url: `${folder}/player/${day}` }),
  other: () => ({ media_type: 'other' }),
}

/** Copyright lines come as people typed them: with line breaks inside, and spaces at the ends. */
function drawCopyright(random: Random): string {
  const first = drawPerson(random)
  const second = drawPerson(random)
  return random.pick([
    first,
    first,
    first,
    `\n${first}\n`,
    `${first} & \n${second}`,
    ` ${first} (Sample Sky Survey) `,
    `${first},\n${second}; Processing:\n${drawPerson(random)}`,
  ])
}

/** A random choice of this many from a list, in their own order. */
function drawSome<T>(random: Random, list: NonEmpty<T>, count: number): T[] {
  const left = [...list]
  while (left.length > count) left.splice(Math.floor(random.next() * left.length), 1)
  return left
}

function fill(text: string, words: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, word: string) => words[word] ?? blank)
}
