import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test.each([
  ['start', '--prot 5000', /^Unknown option '--prot'\. Run `npm start -- --help` to list .+\.$/],
  ['start', '--latency 500', /^--latency works only with --sample\.$/],
  ['start', '--sample --failure flood', /Unknown failure flood\. Known failures: unavailable, /],
  ['test', 'unti', /^Unknown check unti\. Known checks: all, types, .*unit.*\.$/],
])('npm %s rejects “%s” with one message', (script, args, message) => {
  const file = resolve(`scripts/${script}.mjs`)
  const run = spawnSync(process.execPath, [file, ...args.split(' ')], { encoding: 'utf8' })
  expect(run.stderr.trim()).toMatch(message)
  expect(run.status).toBe(1)
})

test('npm test ends with the number of checks that passed and failed', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'checks-'))
  const scripts = { 'test:good': 'node -e 0', 'test:bad': 'node nowhere', 'test:long': 'node -e 0' }
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts }))
  const options = { cwd, encoding: 'utf8' } as const
  const run = spawnSync(process.execPath, [resolve('scripts/test.mjs')], options)
  rmSync(cwd, { recursive: true })
  expect(run.status).toBe(1)
  expect(run.stdout).toMatch(/\n1 passed, 1 failed\n$/)
})
