import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['src', 'e2e', 'bench', 'build', 'scripts', 'mock-api', 'deploy', 'docs']
const options = { recursive: true, encoding: 'utf8' } as const
const files = folders
  .flatMap((folder) => readdirSync(folder, options).map((file) => `/${folder}/${file}`))
  .map((file) => file.replaceAll('\\', '/'))
const pages = ['/README.md', '/CONTRIBUTING.md', ...files.filter((file) => file.endsWith('.md'))]

test.each(pages)('All source files named in .%s exist', (page) => {
  const text = readFileSync(`.${page}`, 'utf8')
  const names = text.match(/(?<![\w./-])\w[\w./-]+\.(tsx?|mjs|css)\b/g) ?? []
  const paths = names.map((name) => `/${name}`)
  expect(paths.filter((path) => !files.some((file) => file.endsWith(path)))).toEqual([])
})
