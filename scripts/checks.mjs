import { existsSync, readFileSync } from 'node:fs'
import { countCheck, countPlaywright, countRunner, countVitest } from './count.mjs'
import { npm } from './npm.mjs'

/** @typedef {import('./count.mjs').Count} Count */

/**
 * Every check by its name, in order; each runs `npm run test:NAME`.
 * @type {Record<string, (name: string, report: string) => Count>}
 */
export const checks = {
  types: runCheck,
  lint: runCheck,
  format: runCheck,
  unused: runCheck,
  dependencies: runCheck,
  unit: runVitest,
  components: runVitest,
  build: runCheck,
  size: runCheck,
  journeys: runPlaywright,
  access: runPlaywright,
}

/**
 * The checks that take minutes: `npm test -- all` runs them after the others.
 * @type {typeof checks}
 */
export const longChecks = {
  engines: runPlaywright,
  faults: runPlaywright,
  crash: runPlaywright,
  visits: runPlaywright,
}

/** The checks that open pages. */
export const inBrowser = ['components', 'journeys', 'access', ...Object.keys(longChecks)]

/** @param {string} name */
function runCheck(name) {
  return countCheck(npm(['run', '--silent', `test:${name}`]))
}

/**
 * @param {string} name
 * @param {string} report the file to write the results to
 */
function runVitest(name, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const well = npm(['run', '--silent', `test:${name}`, '--', ...reporters])
  return countReport(report, countVitest, well)
}

/**
 * @param {string} name
 * @param {string} report
 */
function runPlaywright(name, report) {
  const well = npm(['run', '--silent', `test:${name}`, '--', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return countReport(report, countPlaywright, well)
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Count} count
 * @param {boolean} well
 */
function countReport(file, count, well) {
  if (!existsSync(file)) return countCheck(false)
  return countRunner(count(JSON.parse(readFileSync(file, 'utf8'))), well)
}
