import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { windows } from '../src/ui/windows.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const [names, conditions] = readStyleSheets()

test('Every condition on the window has a name, which each style sheet spells right', () => {
  const byHand = conditions.filter((each) => /width|height|ratio/.test(each))
  expect(byHand).toEqual([])
  const used = conditions.flatMap((each) => each.match(/--[\w-]+/g) ?? [])
  expect([...new Set(used)].toSorted()).toEqual(names.toSorted())
})

test('Components know windows of the style sheets alone, and by their names', () => {
  const named = read('ui/styles/media.css')
  expect(Object.values(windows).filter((each) => !named.includes(each))).toEqual([])
  const components = files.filter((file) => /\.tsx?$/.test(file) && file !== 'ui/windows.ts')
  expect(components.filter((file) => /\((width|height) [<>]=? \d/.test(read(file)))).toEqual([])
})

/** The names in media.css, and the conditions of all other style sheets. */
function readStyleSheets() {
  const find = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name.trim().replaceAll(/\s+/g, ' '))
  const sheets = files.filter((file) => file.endsWith('.css'))
  return [
    sheets.flatMap((file) => find(read(file), /@custom-media (\S+)/g)),
    sheets.flatMap((file) => find(read(file), /@(?:media|container|supports)([^{]+)\{/g)),
  ] as const
}

function read(file: string) {
  return readFileSync(join('src', file), 'utf8')
}
