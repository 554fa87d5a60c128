export function makePost(day = '', fields: Record<string, unknown> = {}) {
  const title = { rendered: `Lamp ${day}` }
  return { date: `${day}T00:05:00`, slug: '', title, featured_image_url: '', ...fields }
}

/** A page of NASA's list. `total` is the number of posts on all pages. */
export function listResponse(days: readonly string[], total = days.length) {
  const posts = days.map((day) => makePost(day))
  return Response.json(posts, { headers: { 'X-WP-Total': String(total) } })
}

/** In the content of NASA's posts, the day's media come before the heading. */
export function postWithContent(slug: unknown, media: string) {
  const rendered = `<div class="media-detail-hero__media margin-bottom-6"><figure>${media}</figure></div>
    <h1>A Day</h1><img src="https://pictures.example/other.jpg" alt="Another">`
  return { slug, content: { rendered } }
}
