import { commonFailures, sendCut, type Call, type Fail } from './common-failures.ts'
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
  cut: ({ response, successorEntry }) => sendCut(response, successorEntry() ?? successorNotFound),
  placeholderPicture: (call) =>
    sendChanged(call, {
      hdurl: `${call.origin}/mock/news-thumbnail.png?w=1200&h=675&fit=clip`,
      basic_html: '',
    }),
  noPicture: (call) => sendChanged(call, { hdurl: false, basic_html: '' }),
  localPath: (call) =>
    sendChanged(call, {
      media_type: 'video',
      hdurl: false,
      basic_html: '<video><source src="///Users/somebody/Desktop/film.mp4"></video>',
    }),
} satisfies Record<string, Fail>

export type SuccessorFailure = keyof typeof successorFailures

function sendChanged({ response, successorEntry }: Call, fields: object): void {
  const entry = successorEntry()
  if (entry) sendJson(response, 200, { ...entry, ...fields })
  else sendJson(response, 404, successorNotFound)
}
