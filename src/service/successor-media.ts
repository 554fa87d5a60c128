import type { Entry } from '../apod/entry.ts'
import { httpsAddress } from '../apod/https-address.ts'
import { parseInertly } from './html-text.ts'
import type { SuccessorForm } from './successor-form.ts'

type MediaFields = Pick<Entry, 'media_type' | 'url' | 'hdurl' | 'poster'>

/** The media of the successor's form, in an entry's fields. */
export function findMedia({ media_type, hdurl, basic_html }: SuccessorForm): MediaFields {
  const picture = pictureAt(hdurl)
  const moving =
    media_type === 'image' || (media_type === '' && picture) ? null : filmIn(basic_html)
  if (moving) return { media_type: 'video', url: moving, ...(picture && { poster: picture }) }
  if (picture && media_type !== 'video' && media_type !== 'iframe') {
    return { media_type: 'image', url: picture, hdurl: picture }
  }
  return { media_type: 'other', ...(picture && { poster: picture }) }
}

/** The picture's address, unless it is the site's own stand-in for none. */
function pictureAt(hdurl: string) {
  const address = httpsAddress(hdurl)
  if (!address || new URL(address).pathname.includes('news-thumbnail')) return null
  const url = new URL(address)
  // A still of unknown size comes as w=0&h=0, which would ask for nothing.
  if (url.searchParams.get('w') === '0') url.searchParams.delete('w')
  if (url.searchParams.get('h') === '0') url.searchParams.delete('h')
  return url.href
}

/** A film's only place is the day's page: a film file before a player. */
function filmIn(basicHtml: string) {
  const body = parseInertly(basicHtml)
  const sources = [
    ...body.querySelectorAll('video[src], source[src]'),
    ...body.querySelectorAll('iframe[src], embed[src]'),
  ]
  const addresses = sources
    .filter((source) => !source.closest('noscript'))
    .map((source) => httpsAddress(source.getAttribute('src') ?? ''))
  return playerAddress(addresses.find((address) => address !== null))
}

/** YouTube's and Vimeo's pages refuse to stand in a frame; their players are made for it. */
function playerAddress(address: string | undefined) {
  if (!address) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  const [, first = ''] = pathname.split('/')
  const video = host === 'youtu.be' ? first : host === 'youtube.com' && searchParams.get('v')
  if (video) return `https://www.youtube.com/embed/${encodeURIComponent(video)}`
  if (host === 'vimeo.com' && /^\d+$/.test(first)) return `https://player.vimeo.com/video/${first}`
  return address
}
