/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport */

/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} PlaywrightReport */

/**
 * A check without tests of its own counts as one.
 * @param {boolean} well whether the check ended well
 * @returns {Count}
 */
export function countCheck(well) {
  return { passed: well ? 1 : 0, failed: well ? 0 : 1, skipped: 0 }
}

/**
 * The tests of Vitest's JSON report; a file that broke before its first test counts as one failed.
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  }
}

/**
 * The tests of Playwright's JSON report.
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }
}

/**
 * A runner that ended badly without a failed test to show for it has failed all the same.
 * @param {Count} count
 * @param {boolean} well whether the runner ended well
 * @returns {Count}
 */
export function countRunner(count, well) {
  return well || count.failed > 0 ? count : { ...count, failed: 1 }
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/**
 * The closing line, plain enough for a program to read.
 * @param {Count} count
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
