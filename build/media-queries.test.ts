import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoints } from '../src/ui/breakpoints.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const textOf = (file: string) => readFileSync(`src/${file}`, 'utf8')

test('Style sheets use only named queries for the window’s size, and each name is defined and used', () => {
  const sheets = files.filter((file) => file.endsWith('.css')).map(textOf)
  const conditions = sheets.join('').match(/(?<=@(media|container|supports))[^{]+/g) ?? []
  expect(conditions.filter((condition) => /width|height|ratio/.test(condition))).toEqual([])
  const names = sheets.join('').match(/(?<=@custom-media )--[\w-]+/g)
  expect(new Set(conditions.join('').match(/--[\w-]+/g))).toEqual(new Set(names))
})

test('Components use only media queries that the style sheets define', () => {
  const named = textOf('ui/styles/breakpoints.css')
  expect(Object.values(breakpoints).filter((query) => !named.includes(query))).toEqual([])
})
