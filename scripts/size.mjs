import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { reachable } from './reachable.mjs'
import { stop } from './stop.mjs'

/** The most that each group of scripts may weigh, in bytes after brotli's best. */
const limits = { first: 82_000, all: 110_000 }

const dist = new URL('../dist/', import.meta.url)
const { first, later } = reachable(read('index.html'), (name) => read(`assets/${name}`))

const weights = { first: weigh('first', first), later: weigh('later', later) }
check('first', weights.first)
check('all', weights.first + weights.later)

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
  const most = Number.isFinite(limit) ? `, at most ${kilobytes(limit).trim()}` : ''
  console.log(`${kilobytes(bytes)}  ${group} scripts together${most}`)
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
