import fc from 'fast-check'
import { payloads } from '../../fixtures/canary.ts'

/** An answer as it is sent. */
export interface WireAnswer {
  status: number
  contentType: string
  body: string
  /** What happens on the way: it arrives, stops half-way, or never comes. */
  way: (typeof ways)[number]
  delay: number
}

const ways = [
  'plain',
  'cut',
  'reset',
  'reset after headers',
  'not http',
  'trickle',
  'not gzip',
  'redirect',
  'loop',
] as const

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 3,
    arbitrary: fc.string({ unit: fc.nat(0xff_ff).map((code) => String.fromCharCode(code)) }),
  },
  { weight: 6, arbitrary: fc.constantFrom(...payloads) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\0\u0007\u001B[31m\u2028\u2029',
      '\uD800',
      '\uDC00\uD83D',
      '\u202Eedisni',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'x'.repeat(10_000),
      'ما '.repeat(4000),
      '🌌'.repeat(3000),
      '<b>'.repeat(3000),
    ),
  },
)

const address = fc.oneof(
  fc.webUrl(),
  fc.webUrl().map((url) => url.replace('https:', 'http:')),
  fc.webUrl().map((url) => `${url}.mp4`),
  fc.constantFrom(
    '//players.example/x',
    'https://',
    'https:///x',
    'https://a b/',
    'HTTPS://P.EXAMPLE/x.jpg',
    'https://user:word@p.example/',
    'https://p.example:99999/',
    'https://[::1',
    'about:blank',

    'file:///etc/hosts',
    'ftp://p.example/x.png',
    '/mock/x.png',
    '\\\\p.example\\x',
    '///Users/a',
  ),
  text,
)

const anything = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1e300, [], {}, [[]], { toString: 1 }, [null]),
  fc.jsonValue({ maxDepth: 3 }),
  text,
)

/** A field that mostly has the right type; otherwise it is missing or wrong. */
function field(right: fc.Arbitrary<unknown>) {
  return fc.oneof(
    { weight: 14, arbitrary: right },
    { weight: 2, arbitrary: anything },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

const day = fc
  .date({ min: new Date('1995-06-16'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const html = fc
  .tuple(text, address, fc.constantFrom('iframe', 'source', 'img', 'script', 'a'))
  .map(([words, url, tag]) => `<p>${words}</p><${tag} src="${url}" href="${url}">`)

const anEntry = fc.record({
  date: field(day),
  title: field(text),
  copyright: field(text),
  explanation: field(text),
  url: field(address),
  hdurl: field(address),
  media_type: field(fc.constantFrom('image', 'video', 'other', 'iframe', 'IMAGE', '')),
  service_version: field(fc.constant('v1')),
})

const aSuccessorsEntry = fc.record({
  date: field(day),
  title: field(fc.oneof(text, html)),
  media_type: field(fc.constantFrom('image', 'video', 'iframe')),
  explanation: field(fc.oneof(html, text)),
  credit: field(fc.oneof(html, fc.constant(false))),
  copyright: field(fc.oneof(html, fc.constant(false))),
  // The longest word is only where nothing is laid out: browsers take seconds to break one.
  alt: field(fc.oneof({ weight: 9, arbitrary: text }, fc.constant('x'.repeat(100_000)))),
  url: field(address),
  permalink: field(address),
  hdurl: field(fc.oneof(address, fc.constant(false))),
  basic_html: field(html),
})

const anError = fc.record({
  code: field(fc.oneof(fc.constantFrom(404, 400, 500, 0, -404, 404.5), text)),
  msg: field(text),
  message: field(text),
  error: field(fc.record({ code: field(text), message: field(text) })),
  data: field(fc.record({ status: field(fc.integer()) })),
})

const json = fc.oneof(
  { weight: 5, arbitrary: anEntry },
  { weight: 3, arbitrary: aSuccessorsEntry },
  { weight: 2, arbitrary: anError },
  { weight: 1, arbitrary: anything },
  {
    weight: 1,
    arbitrary: fc.tuple(anEntry, anError).map(([entry, error]) => ({ ...entry, ...error })),
  },
)

const body = json
  .map((value) => JSON.stringify(value) ?? '')
  .chain((whole) =>
    fc.oneof(
      { weight: 20, arbitrary: fc.constant(whole) },
      { weight: 2, arbitrary: fc.nat(whole.length).map((at) => whole.slice(0, at)) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '',
          ' \n',
          '<!doctype html><title>Moved</title><script>parent.canary()</script>',
          'null',

          `\uFEFF${whole}`,
          `${whole}${whole}`,
          `[${whole}]`,
          `)]}',${whole}`,
          '{"__proto__":{"date":1}}',
          '['.repeat(20_000),
          '1e999',
          '"text"',
          whole.replaceAll('"', "'"),
        ),
      },
      { weight: 1, arbitrary: text },
    ),
  )

/** Any answer that a service or a proxy might send. */
export const wireAnswer: fc.Arbitrary<WireAnswer> = fc.record({
  status: fc.oneof(
    { weight: 8, arbitrary: fc.constant(200) },
    { weight: 2, arbitrary: fc.integer({ min: 200, max: 599 }) },
    { weight: 1, arbitrary: fc.integer({ min: 600, max: 999 }) },
  ),
  contentType: fc.constantFrom(
    'application/json',
    'application/json',
    'text/html',
    'text/plain; charset=utf-16',
    'image/png',
    'multipart/mixed',
    'nonsense',
    '',
  ),
  body,
  way: fc.oneof(
    { weight: 3, arbitrary: fc.constant('plain' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...ways) },
  ),
  delay: fc.oneof(fc.constant(0), fc.nat(30)),
})
