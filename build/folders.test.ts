import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'

/** What each file or folder of src may import apart from itself. A file belongs to the longest name that matches. */
const allowed = {
  boot: `main.tsx media/picture-box.ts service apod navigation/address.ts ui/reload.ts
    ui/web-storage.ts`,
  'main.tsx': 'app bookmarks navigation ui',
  app: 'screens entry/CopySheet.tsx entry/clipboard.ts service/queries.ts navigation apod ui settings.ts',
  screens: `archive archive/nasa-list bookmarks entry lightbox media service navigation apod text ui
    settings.ts`,
  archive: 'archive/nasa-list bookmarks lightbox service navigation apod ui settings.ts',
  'archive/nasa-list': 'service navigation apod text settings.ts',
  bookmarks: 'service/queries.ts apod text ui',
  test: 'app bookmarks service/queries.ts navigation apod ui',
  entry: 'lightbox media navigation apod ui settings.ts',
  lightbox: 'media navigation apod text ui',
  media: 'apod ui',
  service: 'apod text ui/web-storage.ts settings.ts services.ts',
  navigation: 'apod text ui settings.ts',
  apod: 'text',
  'settings.ts': 'services.ts',
  text: '',
  ui: '',
  'services.ts': '',
}
const names = Object.keys(allowed).toSorted((a, b) => b.length - a.length)
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))

test.each(Object.entries(allowed))('src/%s imports only what is listed for it', (name, others) => {
  const mayImport = (file: string, path: string) =>
    nameOf(path) === name ||
    others.split(/\s+/).some((other) => isIn(path, other) && nameOf(path) === nameOf(other)) ||
    (file.includes('.test.') && isIn(path, 'test'))
  const own = files.filter((file) => nameOf(file) === name)
  expect(own).not.toEqual([])
  const imports = own.flatMap((file) => importsOf(file).map((path) => [file, path] as const))
  expect(imports.filter(([file, path]) => !mayImport(file, path))).toEqual([])
})

function importsOf(file: string) {
  const paths = readFileSync(`src/${file}`, 'utf8').matchAll(/(?:from|import)[\s(]+'(\..*?)'/g)
  return [...paths].map(([, path = '']) => join(file, '..', path))
}

function nameOf(path: string) {
  return names.find((name) => isIn(path, name))
}

function isIn(path: string, name: string) {
  return path === name || path.startsWith(`${name}/`)
}
