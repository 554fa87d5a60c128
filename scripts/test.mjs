import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browsers } from './browser-launch.mjs'
import { findBrowser } from './browser.mjs'
import { checks, inBrowser, longChecks } from './checks.mjs'
import { closingLine, sum } from './count.mjs'
import { installIfMissing } from './install.mjs'
import { stop } from './stop.mjs'

/** @typedef {{ name: string, count: import('./count.mjs').Count, seconds: number }} Result */

// Usage: npm test, npm test -- all with the long ones too, or npm test -- types unit ... for some only.
const every = { ...checks, ...longChecks }
const names = chosenNames(process.argv.slice(2))
installIfMissing()
if (names.some((name) => inBrowser.includes(name))) await chooseBrowser('chromium')
if (names.includes('engines')) await chooseBrowser('firefox')

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const results = names.map((name) => runTimed(name))
rmSync(reports, { recursive: true })

const total = sum(results.map(({ count }) => count))
console.log(table(results))
console.log(closingLine(total))
process.exitCode = total.failed > 0 ? 1 : 0

/** @param {string[]} asked */
function chosenNames(asked) {
  const known = Object.keys(every)
  if (asked.includes('all')) return known
  const unknown = asked.find((name) => !known.includes(name))
  if (unknown) stop(`There is no check named ${unknown}; there are ${known.join(', ')}.`)
  return asked.length > 0 ? asked : Object.keys(checks)
}

/** @param {import('./browser-launch.mjs').BrowserName} name */
async function chooseBrowser(name) {
  try {
    process.env[browsers[name].variable] = await findBrowser(name)
  } catch (error) {
    // The checks that need it fail by themselves; the others are still worth running.
    console.error(error instanceof Error ? error.message : error)
  }
}

/**
 * @param {string} name
 * @returns {Result}
 */
function runTimed(name) {
  console.log(`\n--- ${name} ---`)
  const start = performance.now()
  const count = every[name]?.(name, join(reports, `${name}.json`))
  return { name, count: count ?? sum([]), seconds: (performance.now() - start) / 1000 }
}

/** @param {Result[]} rows */
function table(rows) {
  const lines = rows.map(({ name, count, seconds }) => [
    name.padEnd(10),
    count.passed,
    count.failed,
    `${seconds.toFixed(1)} s`,
  ])
  return [[''.padEnd(10), 'passed', 'failed', 'time'], ...lines]
    .map((cells) => cells.map((cell) => String(cell).padStart(8)).join('  '))
    .join('\n')
}
