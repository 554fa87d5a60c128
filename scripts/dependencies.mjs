import { readFileSync } from 'node:fs'
import { stop } from './stop.mjs'

/** @typedef {{ hasInstallScript?: boolean, optional?: boolean, dev?: boolean }} LockedPackage */

const most = 8

const names = Object.keys(read('package.json').dependencies)
/** @type {Record<string, LockedPackage>} */
const locked = read('package-lock.json').packages
// An optional one is another system's build, or does without its script.
const installing = Object.entries(locked).filter(
  ([, { hasInstallScript, optional }]) => hasInstallScript && !optional,
)

console.log(`${names.length} packages at run time, at most ${most}: ${names.join(', ')}`)
console.log(
  `${installing.length} of ${Object.keys(locked).length - 1} packages need a script to install`,
)
if (names.length > most) stop('These are too many.')
if (installing.length > 0) stop(installing.map(([path]) => path).join('\n'))

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
}
