import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'install-'))
afterEach(() => rmSync(folder, { recursive: true }))

it('A command installs what is missing, the tools of the build in production too', () => {
  write('needed/package.json', { name: 'needed', version: '1.0.0' })
  write('package.json', {
    name: 'project',
    version: '1.0.0',
    devDependencies: { needed: 'file:needed' },
  })
  writeFileSync(join(folder, '.npmrc'), 'install-links=true\noffline=true\naudit=false\n')
  const locked = spawnSync('npm install --package-lock-only', { cwd: folder, shell: true })
  expect(locked.status).toBe(0)

  expect(install().stderr).toContain('Installing')
  expect(install().stderr).toBe('')
  expect(install()).toMatchObject({ status: 0, stderr: '', stdout: '' })
}, 60_000)

function install() {
  const env = { ...process.env, NODE_ENV: 'production' }
  const script = resolve('scripts/install.mjs')
  return spawnSync(process.execPath, [script], { cwd: folder, env, encoding: 'utf8' })
}

function write(file: string, content: object) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(content))
}
