import { afterAll, afterEach, expect, test } from 'vitest'
import { failures } from './failures.ts'
import { successorFailures } from './successor-failures.ts'
import { parseSettings } from '../settings.ts'
import { startTestServer } from '../test-server.ts'

const { service, ask, askSuccessor, stop } = await startTestServer({ today: '2026-09-30' })
const entry = await (await ask('2024-05-01')).text()
const successorEntry = await (await askSuccessor('240501')).text()

afterAll(stop)

afterEach(() => {
  delete service.settings.failure
  delete service.settings.successorFailure
})

const silent = new Set(['hang', 'disconnect'])

test.each([
  ...Object.keys(failures).map((name) => ['failure', name] as const),
  ...Object.keys(successorFailures).map((name) => ['successor-failure', name] as const),
])('%s %s fails at its own address alone', async (flag, name) => {
  if (silent.has(name)) return
  Object.assign(service.settings, parseSettings({ [flag]: name }))
  const isUntouched = [
    (await (await ask('2024-05-01')).text()) === entry,
    (await (await askSuccessor('240501')).text()) === successorEntry,
  ]
  expect(isUntouched).toEqual([flag !== 'failure', flag === 'failure'])
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
