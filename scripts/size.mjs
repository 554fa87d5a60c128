import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { reachable } from './reachable.mjs'
import { stop } from './stop.mjs'

/**
 * The most that scripts may weigh, in bytes after brotli's best: those that must run before the
 * picture shows, and all of the first load.
 */
const limits = { 'before the picture': 75_000, 'of the first load': 100_000 }

const dist = new URL('../dist/', import.meta.url)
const { first, later } = reachable(read('index.html'), (name) => read(`assets/${name}`))

// The database is the only later script that loads without a click; a journey holds it to that.
const unasked = later.filter((name) => name.startsWith('database-'))
const asked = later.filter((name) => !unasked.includes(name))

const picture = weigh('before the picture', first)
const rest = weigh('after it, unasked', unasked)
weigh('by a click', asked)
check('before the picture', picture)
check('of the first load', picture + rest)

/**
 * Prints a line for each script; gives their bytes together.
 * @param {string} group
 * @param {string[]} names
 */
function weigh(group, names) {
  return names.reduce((sum, name) => {
    const bytes = brotliCompressSync(read(`assets/${name}`)).length
    console.log(`${kilobytes(bytes)}  ${group}  ${name}`)
    return sum + bytes
  }, 0)
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

/** @param {string} path in the built page */
function read(path) {
  try {
    return readFileSync(new URL(path, dist), 'utf8')
  } catch {
    return stop(`dist/${path} is missing: run \`npm run build\` first.`)
  }
}
