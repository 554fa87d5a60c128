import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const run = (script: string, args: string[] = [], options = {}) =>
  spawnSync(process.execPath, [resolve(`scripts/${script}.mjs`), ...args], {
    encoding: 'utf8',
    ...options,
  })

test.each([
  ['start', '--prot 5000', /^Unknown option '--prot': `npm start -- --help` lists the flags.$/],
  ['start', '--latency 500', /^--latency is the mock API's: it goes with --sample.$/],
  ['start', '--host 0.0.0.0', /^Unexpected argument '0.0.0.0': /],
  ['test', 'unti', /^There is no check named unti; there are all, types, .*unit.*\.$/],
])('npm %s refuses %s in one sentence', (script, args, sentence) => {
  const { status, stderr } = run(script, args.split(' '))
  expect(stderr.trim()).toMatch(sentence)
  expect(status).toBe(1)
})

test('A command installs what is missing, the tools of the build in production too', () => {
  const { pretest } = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content))
  mkdirSync(join(folder, 'needed'))
  write('needed/package.json', { name: 'needed', version: '1.0.0' })
  const look = 'node --print "fs.existsSync(\'node_modules/needed\')"'
  write('package.json', {
    scripts: { pretest, test: look },
    devDependencies: { needed: 'file:needed' },
  })
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout } = spawnSync('npm test', { cwd: folder, shell: true, encoding: 'utf8', env })
  expect(stdout).toMatch(/^true$/m)
  rmSync(folder, { recursive: true })
}, 60_000)
