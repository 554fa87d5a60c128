import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { installBrowser } from './browser.mjs'
import { exitWithError } from './exit-with-error.mjs'

/** `npm test` without names leaves these out. */
const slow = new Set(['hosts', 'long', 'firefox', 'webkitgtk'])
/** These checks run in parallel. The others run one after another, because most use several processors. */
const parallel = new Set(['types', 'lint', 'unit', 'build'])
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const known = Object.keys(scripts).flatMap((name) => name.match(/^test:(.+)/)?.[1] ?? [])
const names = process.argv.slice(2)
const unknown = names.find((name) => ![...known, 'all'].includes(name))
if (unknown) exitWithError(`Unknown check ${unknown}. Known checks: all, ${known.join(', ')}.`)
const checks = known.filter((name) =>
  names.length > 0 ? names.includes('all') || names.includes(name) : !slow.has(name),
)

const commands = checks.map((name) => scripts[`test:${name}`]).join()
if (/playwright|components/.test(commands)) installBrowser('chromium')
if (/firefox/.test(commands)) installBrowser('firefox')
// End-to-end tests and the size need a build of the current source.
if (/playwright|size/.test(commands) && !checks.includes('build')) checks.push('build')

/** @type {string[]} */
const failing = []
await Promise.all(checks.filter((name) => parallel.has(name)).map(run))
for (const name of checks.filter((check) => !parallel.has(check))) await run(name)

if (failing.length > 0) console.log(`\nFailed: ${failing.join(', ')}. See the output above.`)
console.log(`\n${checks.length - failing.length} passed, ${failing.length} failed`)
process.exitCode = failing.length > 0 ? 1 : 0

/** Runs a check. Prints its output as it comes, or at the end if it runs in parallel. @param {string} name */
async function run(name) {
  const title = `\n--- ${name}: ${scripts[`test:${name}`]}`
  if (!parallel.has(name)) console.log(title)
  const check = spawn(`npm run -s test:${name} 2>&1`, {
    shell: true,
    stdio: ['ignore', parallel.has(name) ? 'pipe' : 'inherit', 'inherit'],
  })
  const ended = once(check, 'close')
  if (check.stdout) console.log(`${title}\n${await text(check.stdout)}`)
  const [status] = await ended
  if (status !== 0) failing.push(name)
}
