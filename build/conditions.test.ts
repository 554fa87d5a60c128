import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const [names, conditions] = readStyleSheets()

test('Every condition on the window has a name, which each style sheet spells right', () => {
  const byHand = conditions.filter((each) => /width|height|ratio/.test(each))
  expect(byHand).toEqual([])
  const used = conditions.flatMap((each) => each.match(/--[\w-]+/g) ?? [])
  expect([...new Set(used)].toSorted()).toEqual(names.toSorted())
})

/** The names in media.css, and the conditions of all other style sheets. */
function readStyleSheets() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const read = (file: string) => readFileSync(join('src', file), 'utf8')
  const find = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = '']) => found.trim().replaceAll(/\s+/g, ' '))
  const sheets = files.filter((file) => file.endsWith('.css'))
  return [
    sheets.flatMap((file) => find(read(file), /@custom-media (\S+)/g)),
    sheets.flatMap((file) => find(read(file), /@(?:media|container|supports)([^{]+)\{/g)),
  ] as const
}
