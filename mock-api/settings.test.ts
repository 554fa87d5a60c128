import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('reads its own flags and leaves those of others alone', () => {
  const args =
    '--sample --port 80 --latency 800 --failure limit --successor-failure=html --archive-failure gaps'.split(
      ' ',
    )
  expect(readSettings([...args, '--today', '2024-05-01', '--entries', 'days.jsonl'])).toEqual({
    latency: 800,
    failure: 'limit',
    successorFailure: 'html',
    archiveFailure: 'gaps',
    today: '2024-05-01',
    entries: 'days.jsonl',
  })
})

test('an unknown failure is answered with a list of all', () => {
  expect(() => readSettings(['--failure', 'flood'])).toThrow(/flood.*notFound.*passThrough/)
  expect(() => readSettings(['--today', '2024-02-30'])).toThrow('2024-02-30')
  expect(() => readSettings(['--latency', 'long'])).toThrow('long')
})
