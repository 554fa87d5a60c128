import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const limitKb = 140

const files = ['index.html', ...readdirSync('dist/assets').map((name) => `assets/${name}`)]
const sizes = files.map((file) => brotliCompressSync(readFileSync(`dist/${file}`)).length)
const sizeKb = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000
console.log(`The app is ${Math.ceil(sizeKb)} kB after brotli (limit ${limitKb} kB).`)
process.exitCode = sizeKb > limitKb ? 1 : 0
