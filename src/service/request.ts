const reasonSentences = {
  offline: 'You are offline.',
  limit: 'NASA limits how many pictures this app may request. Try again later.',
  down: 'NASA’s service is down right now.',
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
  return error instanceof ServiceError && error.reason === 'limit'
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
    throw new ServiceError(navigator.onLine ? 'down' : 'offline', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** For a response without a code. A missing entry has one, so a bare 404 means that the URL is gone. */
export function failureReasonOf(status: number): FailureReason | undefined {
  if (status === 403 || status === 429) return 'limit'
  return status < 200 || status > 299 ? 'down' : undefined
}
