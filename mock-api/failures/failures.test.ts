import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { failures, type Failure } from './failures.ts'
import { successorFailures, type SuccessorFailure } from './successor-failures.ts'
import { parseSettings } from '../settings.ts'
import { startTestServer } from '../test-server.ts'

const { service, ask, askSuccessor, stop } = await startTestServer({ today: '2026-09-30' })

afterAll(stop)

afterEach(() => {
  delete service.settings.failure
  delete service.settings.successorFailure
})

/** Status and a part of the body. */
type Expected = [status: number, body: RegExp]

const both = {
  badGateway: [502, /^<h1>502/],
  unavailable: [503, /^no healthy upstream$/],
  gatewayTimeout: [504, /^<h1>504/],
  gone: [410, /^<h1>410/],
  forbidden: [403, /^<h1>403/],
  html: [200, /^<!doctype html>/],
  empty: [200, /^$/],
  wrongShape: [200, /^\{"pictures":/],
} satisfies Record<string, Expected>

type Silent = 'hang' | 'disconnect'

const expected: Record<Exclude<Failure, Silent>, Expected> = {
  ...both,
  notFound: [404, /^\{"code":404,"msg":"No data available for date: 2024-05-01",/],
  badRequest: [400, /^\{"code":400,/],
  internalError: [500, /^\{"code":500,"msg":"Internal Service Error","service_version":"v1"\}$/],
  otherCode: [418, /^\{"code":418,/],
  limit: [429, /^\{"error":\{"code":"OVER_RATE_LIMIT",/],
  limitHtml: [429, /^<h1>OVER_RATE_LIMIT/],
  keyMissing: [403, /^\{"error":\{"code":"API_KEY_MISSING",/],
  keyInvalid: [403, /^\{"error":\{"code":"API_KEY_INVALID",/],
  cut: [200, /^\{.*"explanation":"[^"]*$/s],
  staleEntry: [200, /"date":"2011-03-09"/],
  placeholder: [
    200,
    /"Discover the cosmos!.*\/wp-content\/themes\/.*nasa-logo.*"title":"NASA Science"/,
  ],
  goneNotFound: [404, /^<h1>404/],
  stringCode: [404, /^\{"code":"rest_no_route",/],
  stringNotFound: [404, /^\{"code":"apod_basic_not_found",/],
  passThrough: [200, /^\{"date":"2024-05-01","post_id":/],
  list: [200, /^\[\{"date":"2026-09-30","post_id":.*\{"date":"2026-09-06",/s],
  // The target of the redirect, which `fetch` follows.
  redirect: [200, /^\[\{"date":"2026-09-30","post_id":/],
}

const expectedFromSuccessor: Record<Exclude<SuccessorFailure, Silent>, Expected> = {
  ...both,
  notFound: [404, /^\{"code":"apod_basic_not_found",/],
  internalError: [500, /^\{"code":"internal_server_error",/],
  limit: [429, /^<h1>429/],
  cut: [200, /^\{"date":"2024-05-01".*[^}]$/s],
  placeholderPicture: [200, /"hdurl":"[^"]*\/news-thumbnail\.png\?w=1200&h=675/],
  noPicture: [200, /"hdurl":false/],
  localPath: [200, /\/\/\/Users\//],
}

describe('the specified address', () => {
  test.each(Object.entries(expected))('%s', async (name, [status, body]) => {
    Object.assign(service.settings, parseSettings({ failure: name }))
    const answer = await ask('2024-05-01')
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(body)
  })

  test('passThrough answers an unknown day with 200', async () => {
    service.settings.failure = 'passThrough'
    const answer = await ask('1995-06-18')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ code: 'apod_basic_not_found' })
  })

  test('disconnect closes the connection', async () => {
    service.settings.failure = 'disconnect'
    await expect(ask('2024-05-01')).rejects.toThrow('fetch failed')
  })

  test('hang never answers', async () => {
    service.settings.failure = 'hang'
    const silence = new Promise((resolve) => setTimeout(resolve, 100, 'silence'))
    expect(await Promise.race([ask('2024-05-01').catch(() => 'end'), silence])).toBe('silence')
  })

  test('leaves the successor as it is', async () => {
    service.settings.failure = 'unavailable'
    expect((await askSuccessor('240501')).status).toBe(200)
  })
})

describe("the successor's address", () => {
  test.each(Object.entries(expectedFromSuccessor))('%s', async (name, [status, body]) => {
    Object.assign(service.settings, parseSettings({ 'successor-failure': name }))
    const answer = await askSuccessor('240501')
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(body)
  })
})

test('every failure has a test', () => {
  const silent = ['disconnect', 'hang']
  expect([...Object.keys(expected), ...silent].toSorted()).toEqual(Object.keys(failures).toSorted())
  expect([...Object.keys(expectedFromSuccessor), ...silent].toSorted()).toEqual(
    Object.keys(successorFailures).toSorted(),
  )
})
