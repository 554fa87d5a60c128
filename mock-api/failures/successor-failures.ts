import { commonFailures, type Fail } from './common-failures.ts'
import { sendHtml, sendJson } from '../reply.ts'

/** How the successor says that it has no such day. */
export const successorNotFound = {
  code: 'apod_basic_not_found',
  message: 'APOD not found.',
  data: { status: 404 },
}

/** Situations in which the successor has no entry, or an unusual one. */
export const successorFailures = {
  ...commonFailures,
  notFound: ({ response }) => sendJson(response, 404, successorNotFound),
  internalError: ({ response }) => sendJson(response, 500, { code: 'internal_server_error' }),
  limit: ({ response }) => sendHtml(response, 429, '<h1>429 Too Many Requests</h1>'),
} satisfies Record<string, Fail>

export type SuccessorFailure = keyof typeof successorFailures
