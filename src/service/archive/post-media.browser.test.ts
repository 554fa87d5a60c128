import { expect, test } from 'vitest'
import { readMedia } from './post-media.ts'

const { signal } = new AbortController()
const read = (posts: unknown, status = 200) =>
  readMedia({ status, headers: new Headers(), body: JSON.stringify(posts) }, signal)

const page = (medium: string) =>
  `<div class="media-detail-hero__media margin-bottom-6"><figure>${medium}</figure></div>
  <h1>A Day</h1><img src="https://pictures.example/other.jpg" alt="Another">`
const postOf = (slug: unknown, rendered: unknown) => ({ slug, content: { rendered } })

const assets = 'https://assets.science.nasa.gov'
const gif = `${assets}/content/dam/science/cds/apod/apod/1995/june/e_lens.gif`
const none = { picture: null, alt: '', isFilm: false }

test.each<[string, string, object]>([
  [
    'a picture',
    `<a href="${gif}"><img style="x" width="204" src="${gif}?w=204&amp;h=204&#038;fit=clip" alt="See Explanation. Clicking on the picture will download the highest resolution version available."></a>`,
    { ...none, picture: `${gif}?w=204&h=204&fit=clip` },
  ],
  [
    'a picture with words',
    `<IMG SRC='https://pictures.example/a.jpg' ALT='A  lamp.'>`,
    { ...none, picture: 'https://pictures.example/a.jpg', alt: 'A lamp.' },
  ],
  ['a film', '<video><source src="https://a.example/b.mp4"></video>', { ...none, isFilm: true }],
  [
    'a film with its still',
    '<video poster="https://a.example/b.jpg"><source src="https://a.example/b.mp4"></video>',
    { ...none, picture: 'https://a.example/b.jpg', isFilm: true },
  ],
  [
    'a player',
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    { ...none, isFilm: true },
  ],
  ['a stand-in', `<img src="${assets}/dynamicimage/assets/a/news-thumbnail.png?w=594">`, none],
  ['an address that runs', '<img src="javascript:canary()" onerror="canary()">', none],
  ['nothing', '', none],
])('A page shows %s', async (_, medium, media) => {
  expect(await read([postOf('a', page(medium))])).toEqual({ a: media })
})

test('A page without the place of its medium has none, and what is no post is left out', async () => {
  const bad = [null, 7, 'post', {}, { slug: 'b' }, { slug: 'c', content: 'text' }]
  const strange = postOf('a', '<h1>A Day</h1><img src="https://a.example/b.jpg">')
  expect(await read([...bad, postOf('d', 7), strange])).toEqual({ a: none, d: none })
})

test('What is no list fails, and a visitor who leaves ends the reading', async () => {
  await expect(read({}, 200)).rejects.toMatchObject({ reason: 'invalid' })
  await expect(read([], 403)).rejects.toMatchObject({ reason: 'unavailable' })
  const response = { status: 200, headers: new Headers(), body: JSON.stringify([postOf('a', '')]) }
  await expect(readMedia(response, AbortSignal.abort('left'))).rejects.toBe('left')
})
