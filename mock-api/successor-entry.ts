import { formatLongDay } from './calendar.ts'
import { escapeHtml, htmlPage } from './html.ts'
import { formatOf, type Kind, kindOf } from './entry.ts'
import { dayNumber, sampleOf } from './samples.ts'

/** The same day as in `makeEntry`, in the successor's format: HTML in its texts, `false` for nothing. */
export function makeSuccessorEntry(day: string, origin: string) {
  const { alt } = sampleOf(day)
  const kind = kindOf(day)
  const permalink = `${origin}/mock/day/${day}`
  return {
    date: day,
    post_id: 1_000_000 + dayNumber(day),
    title: makeTitle(day),
    permalink,
    media_type: mediaTypes[kind],
    explanation: makeExplanation(day),
    ...makeCredit(day),
    ...(dayNumber(day) % 3 > 0 && { alt }),
    url: permalink,
    hdurl: pictures[kind](day, `${origin}/mock`),
    basic_html: makeBody(day, origin),
    basic_html_url: permalink,
  }
}

/** The day's page. */
export function makePage(day: string, origin: string): string {
  const style = 'img, video, iframe { width: 100% } iframe { height: 22rem }'
  return htmlPage(sampleOf(day).title, makeBody(day, origin), style)
}

/** The day's text, and the only place where the successor names a film or player. */
export function makeBody(day: string, origin: string): string {
  const { title, explanation } = sampleOf(day)
  const media = makeMedia(day, origin)
  return `<h1>${escapeHtml(title)}</h1>\n${media}\n<p>${escapeHtml(explanation)}</p>`
}

/** The day's picture, film or player. */
export function makeMedia(day: string, origin: string): string {
  return mediaHtml[kindOf(day)](day, origin)
}

const mediaTypes = { picture: 'image', film: 'video', player: 'iframe', other: null }

const mediaHtml: Record<Kind, (day: string, origin: string) => string> = {
  picture: (day, origin) => `<img src="${origin}/mock/${day}.${formatOf(day)}" alt="">`,
  film: (_, origin) =>
    `<video controls><source src="${origin}/mock/film.webm" type="video/webm"></video>`,
  player: (day, origin) => `<iframe src="${origin}/mock/player/${day}" allowfullscreen></iframe>`,
  other: () => '',
}

function makeTitle(day: string): string {
  const lead = day < '2026-01-01' ? `APOD: ${formatLongDay(day)} – ` : ''
  return escapeHtml(lead + sampleOf(day).title)
}

function makeExplanation(day: string): string {
  const text = escapeHtml(sampleOf(day).explanation).replace(
    /\b(light|stars|dust|rings)\b/,
    '<a href="https://example.org/glossary">$1</a>',
  )
  const note = `<br><br><strong>A note on the calendar:</strong> it is <a href="https://example.org/calendar">drawn up</a> a month ahead.`
  const tomorrow = `<br><strong>Tomorrow's picture: </strong><a href="https://example.org/next">a surprise</a>`
  return `<strong>Explanation:</strong> ${text}${dayNumber(day) % 3 > 0 ? note : ''}${tomorrow}`
}

/** Where nobody is named, `credit` is missing in one of three ways. */
function makeCredit(day: string) {
  const { copyright } = sampleOf(day)
  const turn = Math.floor(dayNumber(day) / 12) % 3
  if (copyright !== undefined) {
    const names = escapeHtml(copyright.replaceAll(/\s+/g, ' ').trim())
    const credit = `<a href="https://example.org/people">${names}</a>`
    return { credit, copyright: turn > 0 ? credit : '' }
  }
  const survey = '<strong>Image Credit:</strong> Sample Sky Survey'
  return { credit: [false, '', survey][turn], copyright: turn === 1 ? '' : false }
}

/** GIFs come in one size only. A film's still names no size; a player's does now and then. */
const pictures: Record<Kind, (day: string, folder: string) => string | false | null> = {
  picture: (day, folder) => {
    const { width, height } = sampleOf(day)
    const size = formatOf(day) === 'gif' ? '' : `?w=${width}&h=${height}&fit=clip`
    return `${folder}/${day}-full.${formatOf(day)}${size}`
  },
  film: (day, folder) => `${folder}/${day}-full.${formatOf(day)}?w=0&h=0`,
  player: (day, folder) =>
    dayNumber(day) % 120 < 60 ? `${folder}/${day}-full.${formatOf(day)}?w=0&h=0` : null,
  other: () => false,
}
