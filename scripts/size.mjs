import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { reachable } from './reachable.mjs'
import { stop } from './stop.mjs'

/**
 * The most that scripts may weigh, in bytes after brotli's best: those that must run before the
 * picture shows, and all of the first load.
 */
const limits = { 'before the picture': 78_000, 'of the first load': 80_000 }

const dist = new URL('../dist/', import.meta.url)
const { inline, first, later } = reachable(read('index.html'), readScript)

// The only later script that loads without a click; journeys hold it to that.
const unasked = later.filter((name) => name.startsWith('database-'))
const asked = later.filter((name) => !unasked.includes(name))

const picture =
  weigh('before the picture', 'in the page itself', inline) + weighAll('before the picture', first)
const rest = weighAll('after it, unasked', unasked)
weighAll('by a click', asked)
check('before the picture', picture)
check('of the first load', picture + rest)

/**
 * Prints a line for each script; gives their bytes together.
 * @param {string} group
 * @param {string[]} names
 */
function weighAll(group, names) {
  return names.reduce((sum, name) => sum + weigh(group, name, readScript(name)), 0)
}

/**
 * @param {string} group
 * @param {string} name
 * @param {string} script
 */
function weigh(group, name, script) {
  const bytes = brotliCompressSync(script).length
  console.log(`${kilobytes(bytes)}  ${group}  ${name}`)
  return bytes
}

/**
 * @param {keyof typeof limits} group
 * @param {number} bytes
 */
function check(group, bytes) {
  const limit = limits[group]
  console.log(`${kilobytes(bytes)}  ${group}, together; at most ${kilobytes(limit).trim()}`)
  if (bytes > limit) process.exitCode = 1
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}

/** @param {string} name */
function readScript(name) {
  return read(`assets/${name}`)
}

/** @param {string} path in the built page */
function read(path) {
  try {
    return readFileSync(new URL(path, dist), 'utf8')
  } catch {
    return stop(`dist/${path} is missing: run \`npm run build\` first.`)
  }
}
