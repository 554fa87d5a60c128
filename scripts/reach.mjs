/**
 * Asks once whether anything answers at the address; any HTTP answer counts, an error page too.
 * @param {string} address
 * @param {number} [limit] milliseconds to wait for it
 */
export async function canReach(address, limit = 4000) {
  try {
    // Without a key it is refused, and so takes nothing from the hour's look-ups.
    await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    })
    return true
  } catch {
    return false
  }
}
