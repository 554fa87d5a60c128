/** What the scripts weigh, by the check that is part of `npm test`. */
export async function benchSize() {
  await import('../../scripts/size.mjs')
}
