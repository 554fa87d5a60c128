import { category, formatPost, type Post } from './posts.ts'
import { searchPosts, sortByRelevance } from './search-posts.ts'

export function listResponse(url: URL, all: readonly Post[]): Response {
  try {
    const { posts, total, pages } = makeList(url.searchParams, all, url.origin)
    const headers = { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(pages) }
    return Response.json(posts, { headers })
  } catch (error) {
    return new Response(String(error), { status: 400 })
  }
}

/** Returns a page of posts for the WordPress parameters that the app sends. Throws an error to send as a 400. */
export function makeList(params: URLSearchParams, all: readonly Post[], origin: string) {
  const perPage = numberIn(params, 'per_page', 10)
  const page = numberIn(params, 'page', 1)
  if (perPage > 100) throw new Error('rest_invalid_param')
  const posts = findPosts(params, all)
  const pages = Math.ceil(posts.length / perPage)
  if (page > pages && posts.length > 0) throw new Error('rest_post_invalid_page_number')
  const fields = params.get('_fields')?.split(',')
  const onPage = posts.slice((page - 1) * perPage, page * perPage)
  return {
    posts: onPage.map((post) => withFields(formatPost(post, origin), fields)),
    total: posts.length,
    pages,
  }
}

function findPosts(params: URLSearchParams, all: readonly Post[]) {
  const [search, orderBy = 'date'] = [params.get('search'), params.get('orderby') ?? undefined]
  if (!['date', 'relevance'].includes(orderBy)) throw new Error('rest_invalid_param')
  if (orderBy === 'relevance' && !search) throw new Error('rest_no_search_term_defined')
  if ((params.get('categories') ?? String(category)) !== String(category)) return []
  const [after, before] = [timeIn(params, 'after'), timeIn(params, 'before')]
  const slugs = params.get('slug')?.split(',')
  const newestFirst = all
    .filter(({ slug }) => slugs?.includes(slug) ?? true)
    .filter(({ date }) => (!after || date > after) && (!before || date < before))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
  if (!search) return newestFirst
  const results = searchPosts(
    newestFirst,
    search,
    params.getAll('search_columns[]').join() === 'post_title',
  )
  return orderBy === 'relevance' ? sortByRelevance(results, search) : results
}

function numberIn(params: URLSearchParams, name: string, defaultValue: number) {
  const text = params.get(name) ?? String(defaultValue)
  if (!/^[1-9]\d*$/.test(text)) throw new Error('rest_invalid_param')
  return Number(text)
}

function timeIn(params: URLSearchParams, name: string) {
  const text = params.get(name)
  if (text !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) {
    throw new Error('rest_invalid_param')
  }
  return text
}

function withFields(post: object, fields: readonly string[] | undefined): object {
  return fields
    ? Object.fromEntries(Object.entries(post).filter(([name]) => fields.includes(name)))
    : post
}
