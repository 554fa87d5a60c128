import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPolicy } from './policy.ts'

const services = ['https://api.nasa.gov/planetary/apod', 'https://science.nasa.gov/a,b;c/']

/** The policy's directives, of a page with this after the charset. */
function directivesOf(body: string, needs = { services, ownMedia: false }) {
  const page = addPolicy(`<head><meta charset="utf-8" />${body}`, needs)
  const [, policy = ''] =
    page.match(/^<head><meta charset="utf-8" \/>\s*<meta http-equiv="[\w-]+" content="([^"]+)"/) ??
    []
  return Object.fromEntries(
    policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )
}

test('The policy allows the page its own files and media over https, and forbids everything else', () => {
  expect(directivesOf('')).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:'],
    'media-src': ['https:'],
    'frame-src': ['https:'],
    'connect-src': expect.arrayContaining(["'self'"]),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['inert-html'],
  })
})

test('What stands in the page inline is allowed by its hash', () => {
  const text = '\n  early()\n'
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const directives = directivesOf(
    `<script>${text}</script><style media="all">${text}</style><script src=/a.js></script>`,
  )
  expect(directives['script-src']).toEqual(["'self'", hash])
  expect(directives['style-src']).toEqual(["'self'", hash])
})

test('Look-ups go to the services and to what lies below them, and nowhere else but home', () => {
  expect(directivesOf('')['connect-src']).toEqual([
    "'self'",
    'https://api.nasa.gov/planetary/apod',
    'https://api.nasa.gov/planetary/apod/',
    'https://science.nasa.gov/a%2Cb%3Bc',
    'https://science.nasa.gov/a%2Cb%3Bc/',
  ])
  const list = ['https://science.nasa.gov/list?categories=22766']
  expect(directivesOf('', { services: list, ownMedia: false })['connect-src']).toEqual([
    "'self'",
    'https://science.nasa.gov/list',
    'https://science.nasa.gov/list/',
  ])
  const own = { services: ['/planetary/apod', '/other'], ownMedia: true }
  expect(directivesOf('<script>a</script>', own)).toMatchObject({
    'connect-src': ["'self'"],
    'frame-src': ["'self'", 'https:'],
  })
  expect(Object.values(directivesOf('<script>a</script>', own)).join()).not.toMatch(/unsafe|\*/)
})

test('A page without a charset gets no policy that would be ignored', () => {
  expect(() => addPolicy('<head>', { services, ownMedia: false })).toThrow('charset')
})
