import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { stop } from './stop.mjs'

// Usage: npm test, npm test -- all with the long checks too, or npm test -- types unit for those only.
const slow = new Set(['hosts', 'long', 'engines'])
const report = 'test-results/results.json'
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const checks = chooseChecks(process.argv.slice(2))

await import('./install.mjs')
const commands = checks.map((check) => scripts[`test:${check}`]).join()
if (/playwright|components/.test(commands))
  process.env['CHROMIUM_PATH'] = await findBrowser('chromium')
if (/firefox/.test(commands)) process.env['FIREFOX_PATH'] = await findBrowser('firefox')
// Journeys and sizes are about the page as it is now; a build takes three seconds.
if (/playwright|size/.test(commands) && !checks.includes('build')) checks.unshift('build')

const results = checks.map(runCheck)
const failing = checks.filter((_, index) => results[index]?.failed)
if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}; what they said is above.`)
const skips = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skips}`)
process.exitCode = failing.length > 0 ? 1 : 0

/** @param {string[]} asked */
function chooseChecks(asked) {
  const known = Object.keys(scripts).flatMap((name) => name.match(/^test:(.+)/)?.[1] ?? [])
  const unknown = asked.find((name) => ![...known, 'all'].includes(name))
  if (unknown) stop(`There is no check named ${unknown}; there are all, ${known.join(', ')}.`)
  if (asked.includes('all')) return known
  return known.filter((name) => (asked.length > 0 ? asked.includes(name) : !slow.has(name)))
}

/**
 * @param {string} check
 * @param {number} index
 */
function runCheck(check, index) {
  console.log(`\n--- ${check}, ${index + 1} of ${checks.length}: ${scripts[`test:${check}`]}`)
  rmSync(report, { force: true })
  const start = performance.now()
  const { status } = spawnSync(`npm run -s test:${check}`, { shell: true, stdio: 'inherit' })
  console.log(`${check} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : undefined
  // A check without tests counts as one test, and a failed check always has a failed test.
  if (status === 0) return counted ?? { passed: 1, failed: 0, skipped: 0 }
  return { passed: 0, skipped: 0, ...counted, failed: Math.max(1, counted?.failed ?? 0) }
}

/** @param {any} results as Playwright or Vitest reports them */
function count({ stats, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  if (!stats) {
    const skipped = numPendingTests + numTodoTests
    return { passed: numPassedTests, failed: numFailedTests, skipped }
  }
  const { expected, flaky, unexpected, skipped } = stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/** @param {'passed' | 'failed' | 'skipped'} outcome */
function sum(outcome) {
  return results.reduce((total, result) => total + result[outcome], 0)
}
