/** How many times the usual number of random tries: TIMES=10 for a night; `npm test -- all` takes a quarter. */
const times = Number(process.env['TIMES'] ?? 1)

/** @param usual how many tries without TIMES */
export const tries = (usual: number) => Math.ceil(usual * times)
