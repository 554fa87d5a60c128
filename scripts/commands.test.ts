import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const [name, version] = ['project', '1.0.0']
  mkdirSync(join(folder, 'needed'))
  write('needed/package.json', JSON.stringify({ name: 'needed', version }))
  const devDependencies = { needed: 'file:needed' }
  write('package.json', JSON.stringify({ name, version, devDependencies }))
  write('.npmrc', 'install-links=true\noffline=true\naudit=false\n')
  const locked = spawnSync('npm install --package-lock-only', { cwd: folder, shell: true })
  expect(locked.status).toBe(0)
  const env = { ...process.env, NODE_ENV: 'production' }
  const install = () => run('install', [], { cwd: folder, env })
  expect(install().stderr).toContain('Installing')
  expect(install()).toMatchObject({ status: 0, stderr: '', stdout: '' })
  rmSync(folder, { recursive: true })
}, 60_000)
