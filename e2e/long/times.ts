/** How many times the usual number of random tries: TIMES=10 for a night; `npm test -- all` takes a quarter. */
const times = Number(process.env['TIMES'] ?? 1)
if (!(times > 0)) throw new Error('TIMES has to be a positive number.')

/** @param usual how many tries without TIMES */
export const tries = (usual: number) => Math.ceil(usual * times)

/**
 * How long a test of so many tries may take, in milliseconds.
 * @param minutes without TIMES
 */
export const limit = (minutes: number) => minutes * 60_000 * Math.max(1, times)
