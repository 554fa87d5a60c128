import { expect, it } from 'vitest'
import {
  closingLine,
  countCheck,
  countPlaywright,
  countRunner,
  countVitest,
  sum,
} from './count.mjs'

it('counts a check as one', () => {
  expect(countCheck(true)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countCheck(false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

it("counts Vitest's tests, and a file that broke before its first as one failed", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

it("counts Playwright's tests, one that passed at the second try as passed", () => {
  const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 }
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

it('lets no runner end badly without a failure', () => {
  const none = { passed: 3, failed: 0, skipped: 0 }
  expect(countRunner(none, true)).toEqual(none)
  expect(countRunner(none, false)).toEqual({ ...none, failed: 1 })
  expect(countRunner({ ...none, failed: 2 }, false)).toEqual({ ...none, failed: 2 })
})

it('closes on one plain line', () => {
  const total = sum([countCheck(true), { passed: 40, failed: 1, skipped: 0 }])
  expect(closingLine(total)).toBe('41 passed, 1 failed')
  expect(closingLine({ ...total, skipped: 2 })).toBe('41 passed, 1 failed, 2 skipped')
})
