import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const page = readFileSync('dist/index.html', 'utf8')
const assets = readdirSync('dist/assets').map((name) => `assets/${name}`)
const first = compressedSize(['index.html', ...assets.filter((name) => page.includes(name))])
const lightbox = compressedSize(
  assets.filter((name) => name.endsWith('.js') && !page.includes(name)),
)
console.log(`First load: ${first} kB (limit 125 kB). Lightbox: ${lightbox} kB (limit 20 kB).`)
process.exitCode = first > 125 || lightbox > 20 ? 1 : 0

/** Returns the files' size in kB after brotli. @param {string[]} names */
function compressedSize(names) {
  const sizes = names.map((name) => brotliCompressSync(readFileSync(`dist/${name}`)).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
