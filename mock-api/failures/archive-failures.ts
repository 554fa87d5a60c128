import { type List, sendList } from '../list/answer-list.ts'
import { sendHtml, sendJson } from '../reply.ts'
import { commonFailures, type Connection } from './common-failures.ts'

/** A question to NASA's list that is about to fail, and its answer without the failure. */
type ListCall = Connection & {
  params: URLSearchParams
  /** @param page another one than the asked one */
  list: (page?: number) => List
}

/** Situations in which NASA's list has no answer, or an unusual one. */
export const archiveFailures = {
  ...commonFailures,
  internalError: ({ response }) => sendJson(response, 500, { code: 'internal_server_error' }),
  limit: ({ response }) => sendHtml(response, 429, '<h1>429 Too Many Requests</h1>'),
  nothing: ({ response }) => sendList(response, { posts: [], total: 0, pages: 0 }),
  /** Windows of time lack every third post, which searches find. */
  gaps: ({ response, params, list }) => {
    const found = list()
    const posts = found.posts.filter((_, index) => params.has('search') || index % 3 > 0)
    sendList(response, { ...found, posts })
  },
  /** Each page but the first begins with the last three posts of the one before. */
  repeats: ({ response, params, list }) => {
    const [found, page] = [list(), Number(params.get('page') ?? 1)]
    const repeated = page > 1 ? list(page - 1).posts.slice(-3) : []
    sendList(response, { ...found, posts: [...repeated, ...found.posts.slice(repeated.length)] })
  },
} satisfies Record<string, (call: ListCall) => void>

export type ArchiveFailure = keyof typeof archiveFailures
