import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { isBuildOld } from './build-age.mjs'
import { readResults } from './results.mjs'
import { stop } from './stop.mjs'

// Usage: npm test, npm test -- all with the long checks too, or npm test -- types unit for those only.
const long = new Set(['engines', 'faults', 'crash', 'visits'])
const report = 'test-results/junit.xml'
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = chooseChecks(process.argv.slice(2))

await import('./install.mjs')
if (someRun(/playwright|components/)) process.env['CHROMIUM_PATH'] = await findBrowser('chromium')
if (someRun(/firefox/)) process.env['FIREFOX_PATH'] = await findBrowser('firefox')
if (someRun(/playwright|size/) && !names.includes('build') && isBuildOld()) names.unshift('build')

const results = names.flatMap(runCheck)
const failed = results.filter(({ outcome }) => outcome === 'failed')
const skipped = results.filter(({ outcome }) => outcome === 'skipped').length
const passed = results.length - failed.length - skipped
console.log(['', ...failed.map(({ name }) => `Failed: ${name}`)].join('\n'))
console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed.length > 0 ? 1 : 0

/** @param {string[]} asked */
function chooseChecks(asked) {
  const known = Object.keys(scripts).flatMap((name) => name.match(/^test:(.+)/)?.[1] ?? [])
  const unknown = asked.find((name) => ![...known, 'all'].includes(name))
  if (unknown) stop(`There is no check named ${unknown}; there are all, ${known.join(', ')}.`)
  if (asked.includes('all')) return known
  return known.filter((name) => (asked.length > 0 ? asked.includes(name) : !long.has(name)))
}

/**
 * @param {string} check
 * @param {number} index
 * @returns {import('./results.mjs').Result[]}
 */
function runCheck(check, index) {
  console.log(`\n--- ${check}, ${index + 1} of ${names.length}: ${scripts[`test:${check}`]}`)
  rmSync(report, { force: true })
  const start = performance.now()
  const { status } = spawnSync(`npm run -s test:${check}`, { shell: true, stdio: 'inherit' })
  console.log(`${check} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const tests = existsSync(report) ? readResults(readFileSync(report, 'utf8')) : []
  // A check without tests of its own counts as one, and none ends badly without a failure to show for it.
  if (tests.length === 0 || (status !== 0 && tests.every(({ outcome }) => outcome !== 'failed'))) {
    tests.push({
      name: scripts[`test:${check}`] ?? '',
      outcome: status === 0 ? 'passed' : 'failed',
    })
  }
  return tests.map(({ name, outcome }) => ({ name: `${check}: ${name}`, outcome }))
}

/** @param {RegExp} pattern */
function someRun(pattern) {
  return names.some((name) => pattern.test(scripts[`test:${name}`] ?? ''))
}
