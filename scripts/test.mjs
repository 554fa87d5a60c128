import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

// With `all` each test has a second try, for a browser may dawdle on a loaded machine; hosted, that fails.
const flakyTests = join(mkdtempSync(join(tmpdir(), 'checks-')), 'flaky')
const env = { ...process.env, ...(asked.includes('all') && { FLAKY_TESTS: flakyTests }) }

const failing = checks.filter((name) => {
  console.log(`\n--- ${name}: ${scripts[`test:${name}`]}`)
  const start = performance.now()
  const { status } = spawnSync(`npm run -s test:${name}`, { shell: true, stdio: 'inherit', env })
  console.log(`${name} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return status !== 0
})
const flaky = existsSync(flakyTests) ? readFileSync(flakyTests, 'utf8') : ''
if (flaky) console.log(`\nPassed only on their second try:\n${flaky}`)
if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}; what they said is above.`)
console.log(`\n${checks.length - failing.length} passed, ${failing.length} failed`)
const isHosted = process.env['GITHUB_ACTIONS'] === 'true'
process.exitCode = failing.length > 0 || (isHosted && flaky) ? 1 : 0
