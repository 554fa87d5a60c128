import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { build } from 'vite'

/** @typedef {{ metadata: { component: object }, components: { 'bom-ref': string }[], dependencies: { ref: string, dependsOn: string[] }[] }} Bill */

// Usage: npm run --silent sbom > sbom.json
// npm's own bill without the packages that the build leaves out; npm's --omit=dev would keep those that
// no file of the page imports, and leave out React, which the tests' packages need too.
const command = 'npm sbom --sbom-format=cyclonedx --sbom-type=application'
/** @type {Bill} */
const bill = JSON.parse(execSync(command, { encoding: 'utf8' }))
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const inBuild = new Set([`${name}@${version}`, ...(await bundledPackages())])

const components = bill.components.filter((component) => inBuild.has(component['bom-ref']))
const dependencies = bill.dependencies
  .filter(({ ref }) => inBuild.has(ref))
  .map(({ ref, dependsOn }) => ({
    ref,
    dependsOn: dependsOn.filter((other) => inBuild.has(other)),
  }))
// npm uses the folder's name instead of the project's.
const metadata = { ...bill.metadata, component: { ...bill.metadata.component, name } }
console.log(JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2))

/** As name@version, by the list of licences that Vite makes of what it bundles. */
async function bundledPackages() {
  const fileName = 'licences.json'
  const built = await build({ logLevel: 'error', build: { write: false, license: { fileName } } })
  const files = [built].flat().flatMap((output) => ('output' in output ? output.output : []))
  const list = files.find((file) => file.fileName === fileName)
  if (list?.type !== 'asset') throw new Error('Vite made no list of licences.')
  /** @type {{ name: string, version: string }[]} */
  const packages = JSON.parse(list.source.toString())
  return packages.map((bundled) => `${bundled.name}@${bundled.version}`)
}
