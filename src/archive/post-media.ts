import { cleanAlt } from '../apod/entry.ts'
import { hasFields, textOf } from '../apod/fields.ts'
import { pictureUrl } from '../apod/media.ts'
import type { RawResponse } from '../service/request.ts'
import { parseInertly } from '../service/successor/html.ts'
import { type ListedPicture, postsIn } from './read-posts.ts'

/** What a post's own page shows: a film's picture is its still. */
type PostMedia = Pick<ListedPicture, 'picture' | 'alt' | 'isFilm'>

export type MediaBySlug = Partial<Record<string, PostMedia>>

/**
 * Reads the media of posts by their slugs, one post a task, so that the page stays responsive.
 * @throws LookUpFailure for everything that is not a list; if `signal` aborts, its reason
 */
export async function readMedia(response: RawResponse, signal: AbortSignal): Promise<MediaBySlug> {
  const media: MediaBySlug = {}
  for (const post of postsIn(response)) {
    if (!hasFields(post) || !hasFields(post['content'])) continue
    media[textOf(post['slug'])] = mediaIn(textOf(post['content']['rendered']))
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((done) => setTimeout(done))
    signal.throwIfAborted()
  }
  return media
}

/** The medium stands before the page's heading, in its own place. */
function mediaIn(html: string): PostMedia {
  const place = parseInertly(html).querySelector('.media-detail-hero__media')
  const film = place?.querySelector('video, iframe')
  const image = place?.querySelector('img')
  return {
    picture: pictureUrl(image?.getAttribute('src') ?? film?.getAttribute('poster')),
    alt: cleanAlt(image?.getAttribute('alt') ?? ''),
    isFilm: Boolean(film),
  }
}
