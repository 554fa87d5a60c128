import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  ['start', '--prot 5000', /^Unknown option '--prot': `npm start -- --help` lists the flags.$/],
  ['start', '--latency 500', /^--latency is the mock API's: it goes with --sample.$/],
  ['start', '--host 0.0.0.0', /^Unexpected argument '0.0.0.0': /],
  ['start', '--sample --failure flood', /Unknown failure flood\. Known are: unavailable, /],
  ['test', 'unti', /^There is no check named unti; there are all, types, .*unit.*\.$/],
])('npm %s refuses %s in one sentence', (script, args, sentence) => {
  const file = resolve(`scripts/${script}.mjs`)
  const run = spawnSync(process.execPath, [file, ...args.split(' ')], { encoding: 'utf8' })
  expect(run.stderr.trim()).toMatch(sentence)
  expect(run.status).toBe(1)
})

/** A project whose tests, of Vitest and of Playwright, fail at their first try. */
function makeUnsureProject() {
  const folder = resolve('node_modules/.cache/unsure-project')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const scripts = {
    'test:unit': 'vitest run',
    'test:build': 'node --version',
    'test:journeys': 'playwright test',
  }
  const tries = `let tries = 0\ntest('Second try', () => expect((tries += 1)).toBe(2))\n`
  const attempts = `test('Second try', ({}, { retry }) => expect(retry).toBe(1))\n`
  const files = {
    'package.json': JSON.stringify({ scripts }),
    'vitest.config.mjs': `export default { test: { include: ['*.test.mjs'] } }`,
    'playwright.config.mjs': `export default { testMatch: '*.spec.mjs', forbidOnly: true }`,
    'one.test.mjs': `import { expect, test } from 'vitest'\n${tries}`,
    'two.spec.mjs': `import { expect, test } from '@playwright/test'\n${attempts}`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('npm test lists last what passed at its second try; a hosted run fails', () => {
  const cwd = makeUnsureProject()
  const run = (hosted: string, ...checks: string[]) => {
    const env = { ...process.env, GITHUB_ACTIONS: hosted }
    const args = [resolve('scripts/test.mjs'), ...checks]
    return spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env })
  }
  const unit = 'Passed only at the second try:\n  unit: one.test.mjs › Second try\n'
  const here = run('false', 'unit')
  expect(here).toMatchObject({ status: 0, stdout: expect.stringContaining(unit) })
  const hosted = run('true')
  const journeys = '  journeys: two.spec.mjs › Second try\n\n1 passed, 2 failed\n'
  expect(hosted).toMatchObject({ status: 1, stdout: expect.stringMatching(`${unit}${journeys}$`) })
}, 120_000)
