import { existsSync, readFileSync } from 'node:fs'
import { npm } from './npm.mjs'
import { stop } from './stop.mjs'

/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock
 * what package-lock.json and npm's record of an installation have in common
 */

/**
 * Installs the packages of package-lock.json unless they are there already.
 * Ends the program with a sentence where Node is too old or npm fails. Uses nothing but Node itself.
 */
export function installIfMissing() {
  const { engines } = read('package.json')
  const { node } = process.versions
  if (!isSupported(node, engines.node)) {
    stop(`This needs Node ${engines.node}, and this is Node ${node}: please install another.`)
  }
  if (isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))) return
  console.log('Installing the packages that are missing ...')
  // Without the flag NODE_ENV=production would leave out the build itself.
  if (!npm(['ci', '--include=dev'])) {
    stop('The packages could not be installed: what npm said is above.')
  }
}

/**
 * @param {string} version such as 20.19.1
 * @param {string} range of the form ^20.19.0 || >=22.12.0
 */
export function isSupported(version, range) {
  const [major = 0, minor = 0] = numbers(version)
  return range.split('||').some((alternative) => {
    const [leastMajor = 0, leastMinor = 0] = numbers(alternative)
    if (major === leastMajor) return minor >= leastMinor
    return major > leastMajor && !alternative.includes('^')
  })
}

/**
 * Whether every package of the lock is installed in its version; optional ones, which are
 * mostly other systems' builds, may be missing.
 * @param {Lock} lock
 * @param {Lock | undefined} installed
 */
export function isInstalled(lock, installed) {
  if (!installed) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const found = installed.packages[path]
    return found ? found.version === wanted.version : wanted.optional || path === ''
  })
}

/** @param {string} text */
function numbers(text) {
  return (text.match(/\d+/g) ?? []).map(Number)
}

/** @param {string} path */
function read(path) {
  const file = new URL(`../${path}`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
