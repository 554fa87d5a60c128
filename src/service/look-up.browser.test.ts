import { beforeEach, expect, test, vi } from 'vitest'
import { defaultUrls } from '../default-urls.ts'
import { makeEntry, pictureFields } from '../test/entries.ts'
import { mockFetch, throwNetworkError, readyResponse } from '../test/network.ts'
import { lookUp } from './look-up.ts'

const day = '2024-01-05'

const titled = (title: string, date = day) => makeEntry(date, { ...pictureFields, title })
const successorEntry = { ...titled('new format'), hdurl: false, credit: '', basic_html: '' }
const html = '<!doctype html><title>News</title>'
const none = { code: 'apod_basic_not_found', message: 'APOD not found.', data: { status: 404 } }

/** What a service may send, at both URLs also in the successor's format. Without a reply, it is unreachable. */
const replies: Record<string, [status: number, body: unknown]> = {
  entry: [200, titled('entry')],
  'new format': [200, successorEntry],
  'outage’s entry': [200, titled('Default Image')],
  'another day’s': [200, titled('another day’s', '2011-03-09')],
  logo: [200, titled('NASA Science')],
  HTML: [200, html],
  'gateway’s 404': [404, html],
  'code 400': [400, { code: 400 }],
  'code 404': [404, { code: 404 }],
  'code 500': [500, { code: 500 }],
  none: [404, none],
  'limit reached': [429, { error: { code: 'OVER_RATE_LIMIT' } }],
  '403': [403, html],
  failure: [503, ''],
}

type ServiceName = 'legacy' | 'successor'

/** Makes each service reply, after a number of seconds. */
function mockServices(
  services: Record<ServiceName, string>,
  seconds: Partial<Record<ServiceName, number>> = {},
) {
  mockFetch(async ({ href }) => {
    const isSuccessor = href.startsWith(defaultUrls.VITE_APOD_SUCCESSOR_URL)
    const service = isSuccessor ? 'successor' : 'legacy'
    await new Promise((resolve) => {
      const isSilent = services[service] === 'silence'
      if (!isSilent) setTimeout(resolve, (seconds[service] ?? 0) * 1000)
    })
    return readyResponse(...(replies[services[service]] ?? throwNetworkError()))
  })
}

/** What a visitor sees, and after how many seconds, such as “not found after 4, entry after 6”. */
async function resultOf(date = day) {
  const start = Date.now()
  const visible: { words: string; seconds: number }[] = []
  function show(outcome: unknown) {
    const words = wordsOf(outcome)
    if (words !== visible.at(-1)?.words)
      visible.push({ words, seconds: (Date.now() - start) / 1000 })
  }
  const { provisional, answer } = lookUp(date, new AbortController().signal)
  void provisional.then(show)
  answer.then(show, show)
  await vi.advanceTimersByTimeAsync(21_000)
  return visible
    .map(({ words, seconds }) => (seconds ? `${words} after ${seconds}` : words))
    .join(', ')
}

function wordsOf(outcome: unknown) {
  if (outcome instanceof Error) return String(Reflect.get(outcome, 'reason') ?? outcome)
  const { entry, kind } = Object.assign({ entry: { title: '' }, kind: '' }, outcome)
  return entry.title || kind
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-02T12:00:00-05:00') }))

/** Reads a table as [row's name, column's name, cell]. */
function cellsOf(table: string) {
  const [columns = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.flatMap(([row = '', ...cells]) =>
    cells.map((cell, index) => [row, columns[index + 1] ?? '', cell] as const),
  )
}

/** Each row is a response from the legacy service, and each column one from the successor. */
const rows = cellsOf(`
    legacy ↓       | new format | none              | failure       | silence
    entry          | entry      | entry             | entry         | entry
    new format     | new format | new format        | new format    | new format
    outage’s entry | new format | Default Image     | Default Image | Default Image after 4
    another day’s  | new format | another day’s     | another day’s | another day’s after 4
    code 404       | new format | not found         | not found     | not found after 4
    code 500       | new format | not found         | down          | down after 20
    limit reached  | new format | not found         | limit         | limit after 20
    unreachable    | new format | not found         | down          | down after 20
    silence        | new format | not found after 4 | down after 20 | down after 20
`)

/** Each row is a response from the successor, and each column one from the legacy service. */
const otherRows = cellsOf(`
    successor ↓    | entry | code 404      | code 500      | failure       | logo          | silence
    outage’s entry | entry | Default Image | Default Image | Default Image | Default Image | Default Image after 4
    code 500       | entry | not found     | other code    | down          | down          | down after 20
    HTML           | entry | not found     | down          | down          | down          | down after 20
    limit reached  | entry | not found     | limit         | limit         | limit         | limit after 20
    gateway’s 404  | entry | not found     | down          | down          | down          | down after 20
    unreachable    | entry | not found     | down          | down          | down          | down after 20
`).map(([successor, legacy, result]) => [legacy, successor, result] as const)

const cells = [...rows, ...otherRows]
test.each(cells)(
  '“%s” from the legacy service and “%s” from its successor show “%s”',
  async (legacy, successor, result) => {
    mockServices({ legacy, successor })
    expect(await resultOf()).toBe(result)
  },
)

test.each([
  [{ legacy: 0, successor: 3 }, 'code 404', 'entry', 'entry after 3'],
  [{ legacy: 3, successor: 1 }, 'code 400', 'none', 'invalid date after 3'],
  // The four seconds start with the first answer.
  [{ legacy: 3, successor: 6 }, 'code 404', 'entry', 'entry after 6'],
  [{ legacy: 8, successor: 3 }, 'entry', 'none', 'not found after 7, entry after 8'],
  [{ legacy: 1, successor: 18 }, 'another day’s', 'entry', 'another day’s after 5, entry after 18'],
  // A failure doesn't start the four seconds.
  [{ legacy: 0, successor: 19 }, 'failure', 'entry', 'entry after 19'],
  // Nor does a code for which the app has no notice.
  [{ legacy: 0, successor: 6 }, 'code 500', 'entry', 'entry after 6'],
  [{ legacy: 9, successor: 1 }, 'code 500', 'unreachable', 'down after 9'],
])('With delays of %j s, “%s” and “%s” show “%s”', async (seconds, legacy, successor, result) => {
  mockServices({ legacy, successor }, seconds)
  expect(await resultOf()).toBe(result)
})

test('Offline, the reason is “offline”, even if one service fails for another reason', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  mockServices({ legacy: 'limit reached', successor: 'unreachable' })
  expect(await resultOf()).toBe('offline')
  mockServices({ legacy: 'unreachable', successor: 'limit reached' })
  expect(await resultOf()).toBe('offline')
  expect(await resultOf('soon')).toBe('offline')
})

test.each([
  ['entry', 'entry', 'entry'],
  ['code 404', 'not found', 'not found'],
  ['limit reached', 'limit', 'limit'],
  ['403', 'limit', 'limit'],
  ['logo', 'down', 'invalid date'],
  ['HTML', 'down', 'invalid date'],
  ['unreachable', 'down', 'invalid date'],
  ['silence', 'down after 20', 'invalid date after 4'],
])('The legacy service’s “%s” alone shows “%s”, or “%s” outside the archive', async (...row) => {
  const [legacy, result, resultOutside] = row
  mockServices({ legacy, successor: 'entry' })
  for (const date of ['1995-06-15', '2026-12-04', 'soon'])
    expect(await resultOf(date)).toBe(resultOutside)
  vi.stubEnv('VITE_APOD_SUCCESSOR_URL', '')
  expect(await resultOf()).toBe(result)
  expect(fetch).toHaveBeenCalledTimes(4)
})
