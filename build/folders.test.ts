import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'

/** What each folder or file in src may import besides itself. Tests may import anything. */
const allowed = {
  boot: 'main.tsx media service apod navigation',
  'main.tsx': 'app navigation ui',
  app: 'screens bookmarks media service navigation apod ui',
  screens: 'bookmarks entry lightbox media service navigation apod text ui settings.ts',
  bookmarks: 'service apod text ui',
  entry: 'bookmarks lightbox media navigation apod text ui',
  lightbox: 'media navigation apod text ui',
  media: 'apod ui',
  service: 'apod text ui settings.ts',
  navigation: 'apod text ui',
  apod: 'text',
  'settings.ts': 'default-urls.ts',
  text: '',
  ui: '',
  'default-urls.ts': '',
}
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))

test.each(Object.entries(allowed))('src/%s imports only what it is allowed to', (name, others) => {
  const own = files.filter((file) => rootOf(file) === name)
  expect(own).not.toEqual([])
  const isAllowed = (path: string) => [name, ...others.split(' ')].includes(rootOf(path))
  const imports = own.flatMap((file) => importsOf(file).map((path) => [file, path] as const))
  expect(imports.filter(([, path]) => !isAllowed(path))).toEqual([])
})

test('A screen imports no other screen, only what several share', () => {
  const screenOf = (path: string) => /^screens\/(\w+(?:-\w+)*)\//.exec(path)?.[1] ?? 'browse'
  const imports = files
    .filter((file) => file.startsWith('screens/') && file !== 'screens/screens.tsx')
    .flatMap((file) => importsOf(file).map((path) => [file, path] as const))
  const others = imports.filter(
    ([file, path]) => !['browse', screenOf(file)].includes(screenOf(path)),
  )
  expect(others).toEqual([])
})

function importsOf(file: string) {
  const paths = readFileSync(`src/${file}`, 'utf8').matchAll(/(?:from|import)[\s(]+'(\..*?)'/g)
  return [...paths].map(([, path = '']) => join(file, '..', path))
}

function rootOf(path: string) {
  return path.replace(/\/.*/, '')
}
