/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped' }} Result */

/**
 * The tests of a JUnit report, which Vitest and Playwright both write.
 * @param {string} xml
 * @returns {Result[]}
 */
export function readResults(xml) {
  const printed = /<!\[CDATA\[[^]*?\]\]>/g
  return xml.replaceAll(printed, '').split('<testcase ').slice(1).map(readTest)
}

/**
 * @param {string} test
 * @returns {Result}
 */
function readTest(test) {
  const [, name] = test.match(/\bname="([^"]*)/) ?? []
  const [, file] = test.match(/\bclassname="([^"]*)/) ?? []
  const outcome = /<(failure|error)\b/.test(test) ? 'failed' : 'passed'
  return { name: `${file} › ${name}`, outcome: /<skipped\b/.test(test) ? 'skipped' : outcome }
}
