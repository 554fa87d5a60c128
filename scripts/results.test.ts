import { expect, it } from 'vitest'
import { readResults } from './results.mjs'

it('reads the tests of a JUnit report', () => {
  const report = `<testsuites tests="5"><testsuite name="a.spec.ts" skipped="1" failures="1">
    <testcase name="passes" classname="a.spec.ts" time="1"></testcase>
    <testcase name="breaks" classname="a.spec.ts" time="1">
      <failure message="no"><![CDATA[no]]></failure>
    </testcase>
    <testcase name="is left out" classname="a.spec.ts"><skipped></skipped></testcase>
    <testcase name="prints" classname="a.spec.ts">
      <system-out><![CDATA[<testcase name="none"><failure>]]></system-out>
    </testcase>
    <testcase classname="b.test.ts" name="b.test.ts"><error message="does not load"/></testcase>
  </testsuite></testsuites>`
  expect(readResults(report)).toEqual([
    { name: 'a.spec.ts › passes', outcome: 'passed' },
    { name: 'a.spec.ts › breaks', outcome: 'failed' },
    { name: 'a.spec.ts › is left out', outcome: 'skipped' },
    { name: 'a.spec.ts › prints', outcome: 'passed' },
    { name: 'b.test.ts › b.test.ts', outcome: 'failed' },
  ])
})
