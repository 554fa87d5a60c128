import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceUrls } from './check-settings.ts'
import { addPolicy, assetsCacheControl, headers, headersFile } from './policy.ts'

function directivesOf(body: string, services = serviceUrls({}), isMock = false) {
  const page = addPolicy(`<head><meta charset="utf-8" />${body}`, services, isMock)
  const [, policy = ''] =
    page.match(/^<head><meta charset="utf-8" \/>\s*<meta http-equiv="[\w-]+" content="([^"]+)"/) ??
    []
  return Object.fromEntries(
    policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )
}

test('The CSP allows only the page’s own files, the services, and media over HTTPS', () => {
  expect(directivesOf('')).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:'],
    'media-src': ['https:'],
    'frame-src': ['https:'],
    'connect-src': [
      "'self'",
      'https://api.nasa.gov/planetary/apod',
      'https://api.nasa.gov/planetary/apod/',
      'https://science.nasa.gov/wp-json/wp/v2/apod-basic',
      'https://science.nasa.gov/wp-json/wp/v2/apod-basic/',
      'https://science.nasa.gov/wp-json/wp/v2/image-article',
      'https://science.nasa.gov/wp-json/wp/v2/image-article/',
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
  expect(() => addPolicy('<head>', [])).toThrow('charset')
})

test('The CSP omits services on the page’s own origin', () => {
  const directives = directivesOf('<script>a</script>', ['/planetary/apod', '/other'], true)
  expect(directives).toMatchObject({ 'connect-src': ["'self'"], 'frame-src': ["'self'", 'https:'] })
  expect(Object.values(directives).join()).not.toMatch(/unsafe|\*/)
})

const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('The headers prevent framing of everything under the base path', () => {
  const file = headersFile('/apod/')
  expect(file).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n")
  expect(file.match(/^\S+$/gm)).toEqual(['/apod/*', '/apod/assets/*'])
})

test('Vercel sends the same headers, and doesn’t serve the page for a missing asset', () => {
  const { headers: rules, rewrites } = JSON.parse(textOf('vercel.json'))
  expect(rules[0].headers).toEqual(Object.entries(headers).map(([key, value]) => ({ key, value })))
  expect(rules[1].headers).toEqual([{ key: 'Cache-Control', value: assetsCacheControl }])
  const isRewritten = (path: string) => new RegExp(`^${rewrites[0].source}$`).test(path)
  expect(['/dateview', '/a/b', '/assets/main-0.js'].map(isRewritten)).toEqual([true, true, false])
})
