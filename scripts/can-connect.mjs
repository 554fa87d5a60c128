/**
 * Asks each address once whether NASA's service or its successor answers there. Both send JSON, with
 * errors too, while a proxy's refusal or a network's sign-in page is HTML.
 * @param {string[]} addresses
 * @param {number} [limit] milliseconds to wait
 * @returns {Promise<string | undefined>} what each address answered; undefined where one is the service
 */
export async function whyUnreachable(addresses, limit = 4000) {
  const reasons = await Promise.all(addresses.map((address) => reasonAgainst(address, limit)))
  return reasons.includes(undefined) ? undefined : reasons.join('; ')
}

/**
 * @param {string} address
 * @param {number} limit
 */
async function reasonAgainst(address, limit) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(limit) })
    if (await isService(response)) return undefined
    return `${address} answered ${response.status}`
  } catch (error) {
    return `${address} ${describe(error)}`
  }
}

/** @param {Response} response */
async function isService(response) {
  if (!response.headers.get('content-type')?.includes('json')) return false
  // NASA refuses a request without a key in these words, and does not count it as a look-up.
  if (response.status === 403) return (await response.text()).includes('API_KEY_MISSING')
  await response.body?.cancel()
  return true
}

/** @param {unknown} error */
function describe(error) {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'did not answer in time'
  const { cause } = error
  return cause instanceof Error && 'code' in cause
    ? `failed with ${String(cause.code)}`
    : error.message
}
