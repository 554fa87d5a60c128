import { formatLongDay } from './calendar.ts'
import { formatOf, type Kind, kindOf } from './entry.ts'
import { escapeHtml } from './html.ts'
import { epochDay, sampleOf } from './samples.ts'

/** Returns a day's entry in the successor's format, which has HTML in its texts, and `false` for no value. */
export function makeSuccessorEntry(day: string, origin: string) {
  const { alt } = sampleOf(day)
  const kind = kindOf(day)
  const permalink = `${origin}/mock/day/${day}`
  return {
    date: day,
    post_id: 1_000_000 + epochDay(day),
    title: makeTitle(day),
    permalink,
    media_type: mediaTypes[kind],
    explanation: makeExplanation(day),
    ...makeCredit(day),
    ...(epochDay(day) % 3 > 0 && { alt }),
    url: permalink,
    hdurl: hdurlOf[kind](day, `${origin}/mock`),
    basic_html: makeDayHtml(day, origin),
    basic_html_url: permalink,
  }
}

/** Returns a day's HTML, the only field in which the successor names a video or an embed. */
export function makeDayHtml(day: string, origin: string): string {
  const { title, explanation } = sampleOf(day)
  const media = makeMediaHtml(day, origin)
  return `<h1>${escapeHtml(title)}</h1>\n${media}\n<p>${escapeHtml(explanation)}</p>`
}

export function makeMediaHtml(day: string, origin: string): string {
  return mediaHtml[kindOf(day)](day, origin)
}

const mediaTypes = { picture: 'image', video: 'video', embed: 'iframe', other: null }

const mediaHtml: Record<Kind, (day: string, origin: string) => string> = {
  picture: (day, origin) => `<img src="${origin}/mock/${day}.${formatOf(day)}" alt="">`,
  video: (_, origin) =>
    `<video controls><source src="${origin}/mock/video.webm" type="video/webm"></video>`,
  embed: (day, origin) => `<iframe src="${origin}/mock/player/${day}" allowfullscreen></iframe>`,
  other: () => '',
}

function makeTitle(day: string): string {
  const prefix = day < '2026-01-01' ? `APOD: ${formatLongDay(day)} – ` : ''
  return escapeHtml(prefix + sampleOf(day).title)
}

function makeExplanation(day: string): string {
  const text = escapeHtml(sampleOf(day).explanation).replace(
    /\b(light|stars|dust|rings)\b/,
    '<a href="https://example.org/glossary">$1</a>',
  )
  const note = `<br><br><strong>A note on the calendar:</strong> it is <a href="https://example.org/calendar">drawn up</a> a month ahead.`
  const tomorrow = `<br><strong>Tomorrow's picture: </strong><a href="https://example.org/next">a surprise</a>`
  return `<strong>Explanation:</strong> ${text}${epochDay(day) % 3 > 0 ? note : ''}${tomorrow}`
}

/** If a sample has no copyright, its credit is false, empty, or a survey. */
function makeCredit(day: string) {
  const { copyright } = sampleOf(day)
  const variant = Math.floor(epochDay(day) / 12) % 3
  if (copyright !== undefined) {
    const names = escapeHtml(copyright.replaceAll(/\s+/g, ' ').trim())
    const credit = `<a href="https://example.org/people">${names}</a>`
    return { credit, copyright: variant > 0 ? credit : '' }
  }
  const survey = '<strong>Image Credit:</strong> Sample Sky Survey'
  return { credit: [false, '', survey][variant], copyright: variant === 1 ? '' : false }
}

const hdurlOf: Record<Kind, (day: string, folder: string) => string | false | null> = {
  picture: pictureUrl,
  video: stillUrl,
  embed: (day, folder) => (epochDay(day) % 120 < 60 ? stillUrl(day, folder) : null),
  other: () => false,
}

/** Returns the URL of a day's picture, with the picture's size unless it is a GIF. */
export function pictureUrl(day: string, folder: string): string {
  const { width, height } = sampleOf(day)
  const size = formatOf(day) === 'gif' ? '' : `?w=${width}&h=${height}&fit=clip`
  return `${folder}/${day}-full.${formatOf(day)}${size}`
}

/** Returns the URL of the still picture of a video or an embed. A size of 0 means that it is unknown. */
function stillUrl(day: string, folder: string): string {
  return `${folder}/${day}-full.${formatOf(day)}?w=0&h=0`
}
