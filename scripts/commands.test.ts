import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  ['start', '--prot 5000', /^Unknown option '--prot'\. `npm start -- --help` lists the flags.$/],
  ['start', '--latency 500', /^--latency needs --sample\.$/],
  ['start', '--host 0.0.0.0', /^Unexpected argument '0\.0\.0\.0'\. /],
  ['start', '--sample --failure flood', /Unknown failure flood\. Known are: unavailable, /],
  ['test', 'unti', /^There is no check named unti; there are all, types, .*unit.*\.$/],
])('npm %s refuses %s in one sentence', (script, args, sentence) => {
  const file = resolve(`scripts/${script}.mjs`)
  const run = spawnSync(process.execPath, [file, ...args.split(' ')], { encoding: 'utf8' })
  expect(run.stderr.trim()).toMatch(sentence)
  expect(run.status).toBe(1)
})

test.each([
  ['false', 0, '1 passed, 0 failed'],
  ['true', 1, '0 passed, 1 failed'],
])('npm test lists what passed only at a second try (hosted: %s)', (hosted, status, last) => {
  const cwd = mkdtempSync(join(tmpdir(), 'second-tries-'))
  const scripts = { 'test:one': 'node one.mjs' }
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts }))
  const tries = ' ✓ Of Vitest 9ms (retry x1)\n  ✓  2 Of Playwright (retry #1) (9ms)\n'
  const said = ` ✓ First 9ms\n${tries}  ✘  4 Never (retry #1)`
  writeFileSync(join(cwd, 'one.mjs'), `console.log(${JSON.stringify(said)})`)
  const env = { ...process.env, GITHUB_ACTIONS: hosted }
  const run = spawnSync(process.execPath, [resolve('scripts/test.mjs')], {
    cwd,
    encoding: 'utf8',
    env,
  })
  rmSync(cwd, { recursive: true })
  expect(run.status).toBe(status)
  expect(run.stdout).toContain(`\nPassed only at the second try:\n${tries}\n${last}\n`)
})
