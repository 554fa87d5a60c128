import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { installBrowser } from './browser.mjs'
import { stop } from './stop.mjs'

// `npm test` runs all but the slow checks, `npm test -- types unit` only these, `npm test -- all` all.
const slow = new Set(['hosts', 'long', 'firefox', 'webkitgtk'])
/** These run in parallel; each of the others needs all processors. */
const parallel = new Set(['types', 'lint', 'unit', 'build'])
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
// Journeys and sizes need a build of the current source.
if (/playwright|size/.test(commands) && !checks.includes('build')) checks.push('build')

/** @type {string[]} */
const failing = []
/** @type {string[]} */
const secondTries = []
await Promise.all(checks.filter((name) => parallel.has(name)).map((name) => run(name)))
for (const name of checks.filter((each) => !parallel.has(each))) await run(name)

if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}. Their output is above.`)
if (secondTries.length > 0)
  console.log(`\nPassed only at the second try:\n${secondTries.join('\n')}`)
console.log(`\n${checks.length - failing.length} passed, ${failing.length} failed`)
process.exitCode = failing.length > 0 ? 1 : 0

/** Runs a check, and prints its output at once, or at its end if it runs in parallel. @param {string} name */
async function run(name) {
  const start = performance.now()
  let output = ''
  const print = (/** @type {string} */ text) => {
    output += text
    if (!parallel.has(name)) process.stdout.write(text)
  }
  print(`\n--- ${name}: ${scripts[`test:${name}`]}\n`)
  const check = spawn(`npm run -s test:${name} 2>&1`, { shell: true })
  const ended = once(check, 'close')
  for await (const text of check.stdout.setEncoding('utf8')) print(text)
  const [status] = await ended
  print(`${name} took ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  if (parallel.has(name)) process.stdout.write(output)
  // Vitest and Playwright mark a second try like this. It hides a race, so it fails the hosted run.
  const tries = stripVTControlCharacters(output).match(/^ *(✓|√|ok) .*\(retry [x#]1\).*/gm) ?? []
  secondTries.push(...tries)
  const isHosted = process.env['GITHUB_ACTIONS'] === 'true'
  if (status !== 0 || (isHosted && tries.length > 0)) failing.push(name)
}
