import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { stop } from './stop.mjs'

// Usage: node scripts/install.mjs && … in the project's folder. Runs `npm ci` unless each package is
// there in its version, and needs nothing but Node itself.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const { engines } = read('package.json')
if (!engines.node.split('||').some(fits)) {
  stop(
    `This needs Node ${engines.node}, and this is Node ${major}.${minor}: please install another.`,
  )
}
if (!isInstalled()) {
  console.error('Installing the packages that are missing: about half a minute ...')
  // NODE_ENV=production would leave out the build itself. Standard output is left to the command that follows.
  const { status } = spawnSync('npm ci --include=dev', { shell: true, stdio: ['inherit', 2, 2] })
  if (status !== 0) stop('The packages could not be installed: what npm said is above.')
}

/** @param {string} range such as ^20.19.0 or >=22.12.0 */
function fits(range) {
  const [leastMajor = 0, leastMinor = 0] = (range.match(/\d+/g) ?? []).map(Number)
  return major === leastMajor ? minor >= leastMinor : major > leastMajor && range.includes('>')
}

/** npm's own record names the optional packages that are for this system. */
function isInstalled() {
  const installed = read('node_modules/.package-lock.json')?.packages ?? {}
  return Object.entries(read('package-lock.json').packages).every(([path, wanted]) => {
    if (path === '') return true
    if (!installed[path]) return wanted.optional === true
    return installed[path].version === wanted.version && existsSync(`${path}/package.json`)
  })
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
