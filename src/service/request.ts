const reasonSentences = {
  network: 'NASA’s picture service can’t be reached. Check your connection.',
  unreachable:
    'NASA’s picture service can’t be reached right now. If other sites don’t load either, check your connection.',
  limit: 'NASA limits how many pictures this app may request. Try again in about an hour.',
  forbidden: 'NASA’s picture service is refusing requests from this app.',
  unavailable: 'NASA’s picture service is down right now.',
  moved: 'NASA’s picture service has moved. Pictures may be missing until this app is updated.',
  unexpected: 'No picture came back. Your network may want you to sign in first.',
}

export type FailureReason = keyof typeof reasonSentences

export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly reason: FailureReason

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`NASA’s service failed: ${reason}`, options)
    this.reason = reason
  }
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ServiceError && ['limit', 'forbidden'].includes(error.reason)
}

export function failureSentence(error: unknown) {
  return error instanceof ServiceError ? reasonSentences[error.reason] : 'Something went wrong.'
}

const timeoutMs = 20_000

export interface RawResponse {
  status: number
  headers: Headers
  body: string
}

/** Sends a GET without custom headers. Throws a ServiceError or, when aborted, the signal's reason. */
export async function fetchRaw(url: URL, signal: AbortSignal): Promise<RawResponse> {
  const timeout = new AbortController()
  const either = { signal: AbortSignal.any([signal, timeout.signal]) }
  let timer: ReturnType<typeof setTimeout> | undefined
  let body = ''
  function receiveText(text = '') {
    body += text
    clearTimeout(timer)
    timer = setTimeout(() => timeout.abort(), timeoutMs)
  }
  try {
    receiveText()
    const response = await fetch(url, either)
    receiveText()
    const texts = response.body?.pipeThrough(new TextDecoderStream())
    await texts?.pipeTo(new WritableStream({ write: (text) => receiveText(text) }), either)
    return { status: response.status, headers: response.headers, body }
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.signal.aborted) throw new ServiceError('unavailable', { cause: error })
    throw new ServiceError(navigator.onLine ? 'unreachable' : 'network', { cause: error })
  }
}

/** For a response without a code. A missing entry has one, so a bare 404 means that the URL is gone. */
export function failureReasonOf(status: number): FailureReason | undefined {
  if (status === 429) return 'limit'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'moved'
  return status < 200 || status > 299 ? 'unavailable' : undefined
}
