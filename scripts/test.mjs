import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

// With `all` each test has a second try, for a browser may dawdle on a loaded machine. Playwright lists as flaky what
// needed it, and Vitest marks it; hosted, such a journey fails.
const isHosted = process.env['GITHUB_ACTIONS'] === 'true'
/** @param {string} command */
function flagsFor(command) {
  if (!asked.includes('all')) return ''
  if (command.startsWith('vitest')) return '-- --retry=1'
  if (!command.startsWith('playwright')) return ''
  return `-- --retries=1 ${isHosted ? '--fail-on-flaky-tests' : ''}`
}

const failing = checks.filter((name) => {
  const command = scripts[`test:${name}`] ?? ''
  console.log(`\n--- ${name}: ${command}`)
  const start = performance.now()
  const run = `npm run -s test:${name} ${flagsFor(command)}`
  const { status } = spawnSync(run, { shell: true, stdio: 'inherit' })
  console.log(`${name} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return status !== 0
})
if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}; what they said is above.`)
console.log(`\n${checks.length - failing.length} passed, ${failing.length} failed`)
process.exitCode = failing.length > 0 ? 1 : 0
