/**
 * Asks each address once whether NASA's service or its successor answers there. Both send JSON, with
 * errors too, while a proxy's refusal or a network's sign-in page is HTML.
 * @param {string[]} addresses
 * @returns {Promise<string | undefined>} what each address answered; undefined where one is the service
 */
export async function whyUnreachable(addresses) {
  const reasons = await Promise.all(addresses.map(reasonAgainst))
  return reasons.includes(undefined) ? undefined : reasons.join('; ')
}

/** @param {string} address */
async function reasonAgainst(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(4000) })
    const isJson = response.headers.get('content-type')?.includes('json')
    const body = await response.text()
    // NASA refuses a request without a key in these words, and does not count it as a look-up.
    if (isJson && (response.status !== 403 || body.includes('API_KEY_MISSING'))) return undefined
    return `${address} answered ${response.status}`
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return `${address}: ${reason instanceof Error ? reason.message : 'failed'}`
  }
}
