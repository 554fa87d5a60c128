import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  ['start', '--prot 5000', /^Unknown option '--prot': `npm start -- --help` lists the flags.$/],
  ['start', '--latency 500', /^--latency is the mock API's: it goes with --sample.$/],
  ['start', '--host 0.0.0.0', /^Unexpected argument '0.0.0.0': /],
  ['start', '--sample --failure flood', /Unknown failure flood\. Known are: badGateway, /],
  ['test', 'unti', /^There is no check named unti; there are all, types, .*unit.*\.$/],
])('npm %s refuses %s in one sentence', (script, args, sentence) => {
  const file = resolve(`scripts/${script}.mjs`)
  const { status, stderr } = spawnSync(process.execPath, [file, ...args.split(' ')], {
    encoding: 'utf8',
  })
  expect(stderr.trim()).toMatch(sentence)
  expect(status).toBe(1)
})
