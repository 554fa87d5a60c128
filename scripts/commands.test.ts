import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([
  [
    'start',
    ['--prot', '5000'],
    /^Unknown option '--prot': `npm start -- --help` lists the flags.$/,
  ],
  ['start', ['--latency', '500'], /^--latency is the mock API's: it goes with --sample.$/],
  ['start', ['--host', '0.0.0.0'], /^Unexpected argument '0.0.0.0': /],
  ['test', ['unti'], /^There is no check named unti; there are all, types, .*unit.*\.$/],
])('npm %s refuses %j in one sentence', (script, args, sentence) => {
  const { status, stderr } = run(script, args)
  expect(stderr.trim()).toMatch(sentence)
  expect(status).toBe(1)
})

it('npm start shows its flags, and those of the mock API, with --help', () => {
  const { status, stdout } = run('start', ['--sample', '--latency', '500', '--host', '--help'])
  expect(stdout).toContain('--host[=ADDRESS]')
  expect(stdout).toContain('--successor-failure')
  expect(status).toBe(0)
})

function run(script: string, args: string[]) {
  const file = `scripts/${script}.mjs`
  return spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
}
