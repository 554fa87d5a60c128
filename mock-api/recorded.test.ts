import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from './test-server.ts'

const folder = await mkdtemp(join(tmpdir(), 'entries-'))
const file = join(folder, 'days.jsonl')
const entry = { date: '2001-02-03', title: ' A\nday', service_version: 'v1', media_type: 'image' }
const successorEntry = { date: '2026-02-04', title: 'Another', hdurl: false }
await writeFile(file, [entry, {}, successorEntry].map((line) => JSON.stringify(line)).join('\n\n'))
const { ask, askSuccessor, askList, stop } = await startTestServer({ entries: file })

afterAll(async () => {
  stop()
  await rm(folder, { recursive: true })
})

test('recorded days are answered exactly as in the file', async () => {
  expect(await (await ask('2001-02-03')).json()).toEqual(entry)
  expect(await (await askSuccessor('260204')).json()).toEqual(successorEntry)
})

test('other days have no entry', async () => {
  expect((await ask('2026-02-04')).status).toBe(404)
  expect((await askSuccessor('010203')).status).toBe(404)
})

test('The list has the recorded days', async () => {
  const answer = await askList({ search: 'day', _fields: 'slug,title' })
  expect(await answer.json()).toEqual([
    {
      slug: 'apod-2001-february-3--a-day',
      title: { rendered: 'APOD: 2001 February 3 &#8211;  A\nday' },
    },
  ])
})
