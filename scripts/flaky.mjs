import { appendFileSync } from 'node:fs'

/** The list of what passed only on its second try. `npm test -- all` names one; else nothing has a second try. */
const file = process.env['FLAKY_TESTS']

export const retries = file ? 1 : 0

/** A reporter, for Playwright by its first method and for Vitest by its second. */
class FlakyTests {
  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { retry, status }) {
    if (retry > 0 && status === test.expectedStatus) note(test.titlePath())
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) note([test.module.relativeModuleId, test.fullName])
  }
}

/** @param {string[]} path */
function note(path) {
  if (file) appendFileSync(file, `${path.filter(Boolean).join(' › ')}\n`)
}

// oxlint-disable-next-line import/no-default-export -- Playwright and Vitest ask for one
export default FlakyTests
