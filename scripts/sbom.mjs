import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { npmCommand } from './npm.mjs'

/** @typedef {{ components: { 'bom-ref': string }[], dependencies: { ref: string }[] }} Bill */

/** @typedef {{ version: string, dev?: boolean, devOptional?: boolean, optional?: boolean }} LockedPackage */

// Usage: npm run --silent sbom > sbom.json
const [command, ...before] = npmCommand()
/** @type {Bill} */
const bill = JSON.parse(
  execFileSync(command, [...before, 'sbom', '--sbom-format=cyclonedx'], {
    cwd: root('.'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
)
const shipped = refsOfShipped()
const components = bill.components.filter((component) => shipped.has(component['bom-ref']))
const dependencies = bill.dependencies.filter(({ ref }) => shipped.has(ref))
console.log(JSON.stringify({ ...bill, components, dependencies }, null, 2))

/** npm's own --omit=dev leaves out what the tests' packages need too, React among them. */
function refsOfShipped() {
  /** @type {Record<string, LockedPackage>} */
  const packages = JSON.parse(readFileSync(root('package-lock.json'), 'utf8')).packages
  const locked = Object.entries(packages).filter(
    ([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional,
  )
  return new Set(
    locked.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
  )
}

/** @param {string} path */
function root(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}
