import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPolicy } from './plugin.ts'
import { policyOf } from './policy.ts'

const services = ['https://api.nasa.gov/planetary/apod', 'https://science.nasa.gov/a,b;c/']

function directivesOf(page: string, needs = { services, ownMedia: false }) {
  const lines = policyOf(page, needs).split('; ')
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]))
}

test('a page without inline parts allows its own files alone', () => {
  const page = '<script type="module" src="/a.js"></script>'
  expect(directivesOf(page)).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'base-uri': ["'none'"],
  })
})

test('what stands inline is allowed by its hash', () => {
  const text = '\n  early()\n'
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const page = `<script>${text}</script><style media="all">${text}</style><script src=/a.js></script>`
  expect(directivesOf(page)['script-src']).toEqual(["'self'", hash])
  expect(directivesOf(page)['style-src']).toEqual(["'self'", hash])
})

test('look-ups go to the services and to what lies below them, and nowhere else but home', () => {
  expect(directivesOf('')['connect-src']).toEqual([
    "'self'",
    'https://api.nasa.gov/planetary/apod',
    'https://api.nasa.gov/planetary/apod/',
    'https://science.nasa.gov/a%2Cb%3Bc',
    'https://science.nasa.gov/a%2Cb%3Bc/',
  ])
  const own = { services: ['/planetary/apod', '/other'], ownMedia: true }
  expect(directivesOf('', own)).toMatchObject({
    'connect-src': ["'self'"],
    'frame-src': ["'self'", 'https:'],
  })
})

test('nothing is allowed wholesale', () => {
  expect(policyOf('<script>a</script>', { services, ownMedia: true })).not.toMatch(/unsafe|\*/)
})

test('the policy stands right after the charset', () => {
  expect(addPolicy('<head><meta charset="utf-8" /><script>', 'x')).toMatch(
    /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="x" \/><script>/,
  )
  expect(() => addPolicy('<head>', 'x')).toThrow('charset')
})
