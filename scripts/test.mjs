import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installBrowser } from './browser.mjs'
import { stop } from './stop.mjs'

// Usage: npm test, npm test -- all with the long checks too, or npm test -- types unit for those only.
const slow = new Set(['hosts', 'long', 'firefox', 'webkitgtk'])
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const known = Object.keys(scripts).flatMap((name) => name.match(/^test:(.+)/)?.[1] ?? [])
const asked = process.argv.slice(2)
const unknown = asked.find((name) => ![...known, 'all'].includes(name))
if (unknown) stop(`There is no check named ${unknown}; there are all, ${known.join(', ')}.`)
const checks = known.filter((name) =>
  asked.length > 0 ? asked.includes('all') || asked.includes(name) : !slow.has(name),
)

const commands = checks.map((name) => scripts[`test:${name}`]).join()
if (/playwright|components/.test(commands)) installBrowser('chromium')
if (/firefox/.test(commands)) installBrowser('firefox')
// Journeys and sizes are about the page as it is now.
if (/playwright|size/.test(commands) && !checks.includes('build')) checks.unshift('build')

// A browser may dawdle on a loaded machine, so each test has a second try. What passed only then is named at the end,
// and fails the hosted run.
const isHosted = process.env['GITHUB_ACTIONS'] === 'true'
const folder = mkdtempSync(join(tmpdir(), 'retried-tests-'))
const retriedFile = join(folder, 'names')
const reporter = fileURLToPath(new URL('retried-tests.mjs', import.meta.url))
/** @type {Record<string, string>} */
const flags = {
  vitest: `-- --retry=1 --reporter=default --reporter="${reporter}"`,
  playwright: `-- --retries=1 --reporter="list,${reporter}"`,
}

/** @type {string[]} */
const retried = []
const failing = checks.filter((name) => {
  const command = scripts[`test:${name}`] ?? ''
  const [tool = ''] = command.split(' ')
  console.log(`\n--- ${name}: ${command}`)
  const start = performance.now()
  const run = `npm run -s test:${name} ${flags[tool] ?? ''}`
  writeFileSync(retriedFile, '')
  const env = { ...process.env, RETRIED_TESTS: retriedFile }
  const { status } = spawnSync(run, { shell: true, stdio: 'inherit', env })
  console.log(`${name} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const titles = readFileSync(retriedFile, 'utf8').split('\n').filter(Boolean)
  retried.push(...titles.map((title) => `  ${name}: ${title}`))
  return status !== 0 || (isHosted && titles.length > 0)
})
rmSync(folder, { recursive: true })
if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}; what they said is above.`)
if (retried.length > 0) console.log(`\nPassed only at the second try:\n${retried.join('\n')}`)
console.log(`\n${checks.length - failing.length} passed, ${failing.length} failed`)
process.exitCode = failing.length > 0 ? 1 : 0
