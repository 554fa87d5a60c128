import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { stop } from './stop.mjs'

/** @typedef {{ file: string, imports?: string[] }} Chunk */

/**
 * The most that scripts may weigh, in bytes after brotli's best: those that must run before the
 * picture shows, and all of the first load.
 */
const limits = { 'before the picture': 78_000, 'of the first load': 80_000 }

const dist = new URL('../dist/', import.meta.url)
/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(read('.vite/manifest.json'))

const inline = read('index.html').match(/<script>([^]*?)<\/script>/)?.[1] ?? ''
const program = filesOf('index.html', 'src/main.tsx')
// The only later script that loads without a click; journeys hold it to that.
const unasked = without(program, filesOf('src/bookmarks/database.ts'))
const asked = without([...program, ...unasked], filesOf(...Object.keys(chunks)))

const picture =
  weigh('before the picture', 'in the page itself', inline) +
  weighAll('before the picture', program)
const rest = weighAll('after it, unasked', unasked)
weighAll('by a click', asked)
check('before the picture', picture)
check('of the first load', picture + rest)

/**
 * The scripts that modules need to run, each with those it imports.
 * @param {string[]} modules as the manifest names them
 */
function filesOf(...modules) {
  const found = new Set(modules)
  // A set's loop comes to what is added while it runs.
  for (const module of found)
    for (const imported of chunk(module).imports ?? []) found.add(imported)
  return [...found].map((module) => chunk(module).file).filter((file) => file.endsWith('.js'))
}

/** @param {string} module */
function chunk(module) {
  return chunks[module] ?? stop(`The build has no file for ${module}.`)
}

/**
 * @param {string[]} known
 * @param {string[]} files
 */
function without(known, files) {
  return files.filter((file) => !known.includes(file))
}

/**
 * Prints a line for each script; gives their bytes together.
 * @param {string} group
 * @param {string[]} files
 */
function weighAll(group, files) {
  return files.reduce((sum, file) => sum + weigh(group, file, read(file)), 0)
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

/** @param {string} path in the built page */
function read(path) {
  try {
    return readFileSync(new URL(path, dist), 'utf8')
  } catch {
    return stop(`dist/${path} is missing: run \`npm run build\` first.`)
  }
}
