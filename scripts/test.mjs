import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { isBuildOld } from './build-age.mjs'
import { readResults } from './results.mjs'
import { stop } from './stop.mjs'

// Usage: npm test, npm test -- all with the long checks too, or npm test -- types unit for those only.
const parts = new Set(['faults', 'crash', 'model', 'visits'])
const slow = new Set(['hosts', 'long', 'engines', 'changed-mutants', 'mutants', ...parts])
const report = 'test-results/junit.xml'
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = chooseChecks(process.argv.slice(2))

await import('./install.mjs')
// In `all` the long checks take a quarter of their random tries, to end in twenty minutes; CI takes every one.
if (process.argv.includes('all')) process.env['TIMES'] ??= '0.25'
const commands = names.map((name) => scripts[`test:${name}`]).join()
if (/playwright|components|stryker|mutants/.test(commands))
  process.env['CHROMIUM_PATH'] = await findBrowser('chromium')
if (/firefox/.test(commands)) process.env['FIREFOX_PATH'] = await findBrowser('firefox')
if (/playwright|size/.test(commands) && !names.includes('build') && isBuildOld()) {
  names.unshift('build')
}

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
  // All mutants take a quarter of an hour: this has those of changed files; and `long` has its parts.
  if (asked.includes('all')) return known.filter((name) => name !== 'mutants' && !parts.has(name))
  return known.filter((name) => (asked.length > 0 ? asked.includes(name) : !slow.has(name)))
}

/**
 * @param {string} check
 * @param {number} index
 * @returns {import('./results.mjs').Result[]}
 */
function runCheck(check, index) {
  const command = scripts[`test:${check}`] ?? ''
  console.log(`\n--- ${check}, ${index + 1} of ${names.length}: ${command}`)
  rmSync(report, { force: true })
  const start = performance.now()
  const { status } = spawnSync(`npm run -s test:${check}`, { shell: true, stdio: 'inherit' })
  console.log(`${check} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const tests = existsSync(report) ? readResults(readFileSync(report, 'utf8')) : []
  // A check without tests counts as one test, and a failed check always has a failed test.
  if (tests.length === 0 || (status !== 0 && tests.every(({ outcome }) => outcome !== 'failed'))) {
    tests.push({ name: command, outcome: status === 0 ? 'passed' : 'failed' })
  }
  return tests.map(({ name, outcome }) => ({ name: `${check}: ${name}`, outcome }))
}
