/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/**
 * Prints one figure, its goal, and whether it is met.
 * @param {{ name: string, value: number, most: number, unit?: string, digits?: number, note?: string }} figure
 */
export function report({ name, value, most, unit = '', digits = 0, note = '' }) {
  const met = value <= most ? 'met' : 'NOT MET'
  const [is, goal] = [value, most].map((number) => `${number.toFixed(digits)}${unit}`)
  console.log(
    `${name.padEnd(52)} ${is?.padStart(10)}  goal ≤ ${goal?.padEnd(9)} ${met.padEnd(8)} ${note}`,
  )
}
