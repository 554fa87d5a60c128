import { formatLongDay, toShortDay } from './calendar.ts'
import { makeStory, type Story } from './entry.ts'
import { escapeHtml, htmlPage } from './html.ts'
import { kindOf, type Kind } from './kind.ts'
import { formatOf, fullSize, sizeOf } from './picture-size.ts'
import { createRandom, type Random } from './random.ts'

/** An entry in the successor's format: HTML in its texts, `false` for nothing. */
export type SuccessorEntry = {
  date: string
  post_id: number
  title: string
  permalink: string
  media_type: 'image' | 'video' | 'iframe' | null
  explanation: string
  credit: string | false
  copyright: string | false
  alt?: string
  url: string
  hdurl: string | false | null
  basic_html: string
  basic_html_url: string
}

/** The same day as in `makeEntry`, in the successor's format. */
export function makeSuccessorEntry(day: string, origin: string): SuccessorEntry {
  const story = makeStory(day)
  const kind = kindOf(day)
  const random = createRandom(`successor ${day}`)
  const permalink = `${origin}/mock/day/${day}`
  return {
    date: day,
    post_id: 1_000_000 + Number(toShortDay(day)),
    title: makeTitle(day, story),
    permalink,
    media_type: mediaTypes[kind],
    explanation: makeExplanation(story, random),
    ...makeCredit(story, random),
    ...(random.chance(0.7) && { alt: story.alt }),
    url: permalink,
    hdurl: pictures[kind](day, `${origin}/mock`, random),
    basic_html: makePage(day, origin),
    basic_html_url: permalink,
  }
}

/** The day's page: its text, and the only place where the successor names a film or player. */
export function makePage(day: string, origin: string): string {
  const { title, explanation } = makeStory(day)
  const media = mediaHtml[kindOf(day)](day, origin)
  const body = `<h1>${escapeHtml(title)}</h1>\n${media}\n<p>${escapeHtml(explanation)}</p>`
  return htmlPage(title, body, 'img, video, iframe { width: 100% } iframe { height: 22rem }')
}

const mediaTypes: Record<Kind, SuccessorEntry['media_type']> = {
  picture: 'image',
  film: 'video',
  player: 'iframe',
  other: null,
}

const mediaHtml: Record<Kind, (day: string, origin: string) => string> = {
  picture: (day, origin) => `<img src="${origin}/mock/${day}.${formatOf(day)}" alt="">`,
  film: (_, origin) =>
    `<video controls><source src="${origin}/mock/film.webm" type="video/webm"></video>`,
  player: (day, origin) => `<iframe src="${origin}/mock/player/${day}" allowfullscreen></iframe>`,
  other: () => '',
}

function makeTitle(day: string, story: Story): string {
  const lead = day < '2026-01-01' ? `APOD: ${formatLongDay(day)} – ` : ''
  return escapeHtml(lead + story.title)
}

function makeExplanation(story: Story, random: Random): string {
  const text = escapeHtml(story.explanation).replace(
    /\b(light|stars|dust|telescope)\b/,
    '<a href="https://example.org/glossary">$1</a>',
  )
  const note = `<br><br><strong>A note on the calendar:</strong> it is <a href="https://example.org/calendar">drawn up</a> a month ahead.`
  const tomorrow = `<br><strong>Tomorrow's picture: </strong><a href="https://example.org/next">a surprise</a>`
  return `<strong>Explanation:</strong> ${text}${random.chance(0.7) ? note : ''}${tomorrow}`
}

type Credit = Pick<SuccessorEntry, 'credit' | 'copyright'>

function makeCredit(story: Story, random: Random): Credit {
  if (story.copyright === undefined) {
    return random.pick<Credit>([
      { credit: '<strong>Image Credit:</strong> Sample Sky Survey', copyright: false },
      { credit: '', copyright: '' },
      { credit: false, copyright: false },
    ])
  }
  const names = escapeHtml(story.copyright.replaceAll(/\s+/g, ' ').trim())
  const line = `<a href="https://example.org/people">${names}</a>`
  return { credit: line, copyright: random.chance(0.8) ? line : '' }
}

/** GIFs come in one size only. A film's still has no size of its own; a player has one now and then, `other` days never. */
const pictures: Record<
  Kind,
  (day: string, folder: string, random: Random) => string | false | null
> = {
  picture: (day, folder) => {
    if (formatOf(day) === 'gif') return `${folder}/${day}-full.gif`
    const { width, height } = sizeOf(day, fullSize)
    return `${folder}/${day}-full.png?w=${width}&h=${height}&fit=clip`
  },
  film: (day, folder) => `${folder}/${day}-full.${formatOf(day)}?w=0&h=0`,
  player: (day, folder, random) =>
    random.pick<string | false | null>([
      false,
      null,
      `${folder}/${day}-full.${formatOf(day)}?w=0&h=0`,
    ]),
  other: () => false,
}
