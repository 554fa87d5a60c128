import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const limit = 140

const files = ['index.html', ...readdirSync('dist/assets').map((name) => `assets/${name}`)]
const sizes = files.map((file) => brotliCompressSync(readFileSync(`dist/${file}`)).length)
const size = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000
console.log(`The app is ${Math.ceil(size)} kB after brotli (limit ${limit} kB).`)
process.exitCode = size > limit ? 1 : 0
