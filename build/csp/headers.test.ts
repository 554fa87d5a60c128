import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assetsCacheControl, headers, headersFile } from './headers.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

test('The headers forbid framing, for the path that the page is built for', () => {
  const file = headersFile('/apod/')
  expect(file).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n")
  expect(file.match(/^\S+$/gm)).toEqual(['/apod/*', '/apod/assets/*'])
})

test('Vercel is told the same headers, and to give no page in the place of a missing asset', () => {
  const { headers: rules, rewrites } = JSON.parse(read('vercel.json'))
  expect(rules[0].headers).toEqual(Object.entries(headers).map(([key, value]) => ({ key, value })))
  expect(rules[1].headers).toEqual([{ key: 'Cache-Control', value: assetsCacheControl }])
  const paths = ['/dateview', '/bookmarks', '/a/b', '/assets/main-0.js']
  const rewritten = paths.filter((path) => new RegExp(`^${rewrites[0].source}$`).test(path))
  expect(rewritten).toEqual(['/dateview', '/bookmarks', '/a/b'])
})

test('Netlify asks for missing assets before it asks for the page', () => {
  const targets = [
    ...read('netlify.toml').matchAll(/from = "(.+)"\n\s*to = "(.+)"\n\s*status = (\d+)/g),
  ]
  expect(targets.map(([, ...rule]) => rule)).toEqual([
    ['/assets/*', '/assets/404.html', '404'],
    ['/*', '/index.html', '200'],
  ])
})
