import { afterAll, afterEach, expect, test } from 'vitest'
import { archiveFailures } from './archive-failures.ts'
import { failures } from './failures.ts'
import { successorFailures } from './successor-failures.ts'
import { parseSettings } from '../settings.ts'
import { startTestServer } from '../test-server.ts'

const { service, ask, askSuccessor, askList, stop } = await startTestServer({ today: '2026-09-30' })
const entry = await (await ask('2024-05-01')).text()
const successorEntry = await (await askSuccessor('240501')).text()
const question = { search: 'light', per_page: '24', page: '2' }
const list = await readList()

async function readList() {
  const answer = await askList(question)
  return [answer.headers.get('x-wp-total'), await answer.text()].join()
}

afterAll(stop)

afterEach(() => {
  delete service.settings.failure
  delete service.settings.successorFailure
  delete service.settings.archiveFailure
})

const silent = new Set(['hang', 'disconnect', 'redirectToHtml'])

test.each([
  ...Object.keys(failures).map((name) => ['failure', name] as const),
  ...Object.keys(successorFailures).map((name) => ['successor-failure', name] as const),
  ...Object.keys(archiveFailures)
    .filter((name) => name !== 'gaps')
    .map((name) => ['archive-failure', name] as const),
])('%s %s fails at its own address alone', async (flag, name) => {
  if (silent.has(name)) return
  Object.assign(service.settings, parseSettings({ [flag]: name }))
  const isUntouched = [
    (await (await ask('2024-05-01')).text()) === entry,
    (await (await askSuccessor('240501')).text()) === successorEntry,
    (await readList()) === list,
  ]
  const flags = ['failure', 'successor-failure', 'archive-failure']
  expect(isUntouched).toEqual(flags.map((each) => each !== flag))
})

test('passThrough answers an unknown day with 200', async () => {
  service.settings.failure = 'passThrough'
  const answer = await ask('1995-06-18')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ code: 'apod_basic_not_found' })
})

test('disconnect closes the connection, and hang never answers', async () => {
  service.settings.failure = 'disconnect'
  await expect(ask('2024-05-01')).rejects.toThrow('fetch failed')
  service.settings.failure = 'hang'
  const silence = new Promise((resolve) => setTimeout(resolve, 100, 'silence'))
  expect(await Promise.race([ask('2024-05-01').catch(() => 'end'), silence])).toBe('silence')
})
