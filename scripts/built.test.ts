import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

it('says that there is no page to serve before a build, and nothing after it', () => {
  write('package.json', JSON.stringify({ engines: { node: '>=20.0.0' } }))
  write('package-lock.json', JSON.stringify({ packages: {} }))
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
  const without = run(resolve('scripts/built.mjs'))
  expect(without.status).toBe(1)
  expect(without.stderr).toBe('There is no built page to serve: run `npm run build` first.\n')
  write('dist/index.html')
  expect(run(resolve('scripts/built.mjs'))).toMatchObject({ status: 0, stderr: '' })
})

it('finds a build old where it is missing or a source is newer, not where only a test is', () => {
  const age = pathToFileURL(resolve('scripts/build-age.mjs')).href
  const isOld = () =>
    run(
      '--input-type=module',
      '-e',
      `import { isBuildOld } from '${age}'; console.log(isBuildOld())`,
    )
  expect(isOld().stdout).toBe('true\n')
  write('src/main.tsx')
  write('e2e/a.spec.ts')
  for (const page of ['dist/index.html', 'dist-mock/index.html']) write(page)
  touch('src/main.tsx', -60)
  touch('src', -60)
  expect(isOld().stdout).toBe('false\n')
  touch('e2e/a.spec.ts', 60)
  expect(isOld().stdout).toBe('false\n')
  touch('src/main.tsx', 60)
  expect(isOld().stdout).toBe('true\n')
})

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
}

function write(file: string, content = '') {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), content)
}

/** Sets when a file was changed, in seconds from now. */
function touch(file: string, seconds: number) {
  const at = Date.now() / 1000 + seconds
  utimesSync(join(folder, file), at, at)
}
