import { appendFileSync } from 'node:fs'

/** A reporter for Vitest and for Playwright: writes the tests that passed only at their second try into a file. */
// oxlint-disable-next-line import/no-default-export -- both ask for one
export default class RetriedTests {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) write([test.module.relativeModuleId, test.fullName])
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    if (test.outcome() === 'flaky') write(test.titlePath().slice(2))
  }

  /** Leaves the printing to other reporters. */
  printsToStdio() {
    return false
  }
}

/** @param {string[]} names of the file, of what the test is in, and its own */
function write(names) {
  appendFileSync(process.env['RETRIED_TESTS'] ?? '', `${names.join(' › ')}\n`)
}
