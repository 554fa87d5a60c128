import type { IncomingMessage, ServerResponse } from 'node:http'
import { test as base, expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { createMockApi } from '../../../mock-api/service.ts'
import { watchForScripts } from '../../fixtures/canary.ts'
import { recordComplaints } from '../../fixtures/console.ts'
import { entryOf, mockOtherHosts } from '../../fixtures/entries.ts'
import { serveApp } from '../../fixtures/server.ts'
import { limit, tries } from '../times.ts'
import { type WireAnswer, wireAnswer } from './hostile-answers.ts'
import { assertHealthy, lookInModal, lookUpWithin } from './assert-healthy.ts'
import { playAnswer } from './play-answer.ts'
import { holds, seed } from './seed.ts'

/** The browser's own messages about requests and frames. */
const browsersOwn =
  /^console\.(error: (Failed to load resource|Access to fetch at .* blocked by CORS|Connecting to )|warn: .*(Unrecognized feature|preload))/

interface Plan {
  /** What each of the two services answers for a date. */
  answers: Map<string, [specified: WireAnswer, successor: WireAnswer]>
  /** Errors and warnings of the page, not of the browser. */
  complaints: () => string[]
}

const test = base.extend<{ plan: Plan }>({
  plan: async ({ context, page }, provide) => {
    const answers: Plan['answers'] = new Map()
    const mock = createMockApi()
    const { origin, close } = await serveApp({
      ...mock,
      handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const [date, service] = askedOf(request.url ?? '')
        const answer = answers.get(date)?.[service]
        if (answer) playAnswer(answer, response)
        else mock.handle(request, response, next)
      },
    })
    await mockOtherHosts(page)
    await watchForScripts(page)
    const complaints = recordComplaints(context)
    await page.goto(`${origin}/dateview?date=1995-12-31`)
    await expect(page.getByRole('article')).toBeVisible()
    await provide({
      answers,
      complaints: () => complaints.splice(0).filter((line) => !browsersOwn.test(line)),
    })
    await close()
  },
})

/** The day of a look-up, and which of the two services it asks. */
function askedOf(path: string): [date: string, service: 0 | 1] {
  const short = /\/apod-basic\/(\d\d)(\d\d)(\d\d)/.exec(path)
  if (!short) return [new URL(path, 'http://x').searchParams.get('date') ?? '', 0]
  const [, year = '', month, dayOfMonth] = short
  return [`${year < '95' ? '20' : '19'}${year}-${month}-${dayOfMonth}`, 1]
}

/** A new day for each look-up, so that none was seen before. */
function* days(): Generator<string, never> {
  for (let day = Date.parse('1996-01-01'); ; day += 24 * 60 * 60 * 1000) {
    yield new Date(day).toISOString().slice(0, 10)
  }
}

function goodAnswer(date: string): WireAnswer {
  const body = JSON.stringify(entryOf(date))
  return { status: 200, contentType: 'application/json', body, way: 'plain', delay: 0 }
}

async function expectGoodDate(page: Page, { answers }: Plan, date: string) {
  answers.set(date, [goodAnswer(date), goodAnswer(date)])
  await lookUpWithin(page, date)
  const title = page.getByRole('article').getByRole('heading')
  expect(await title.allTextContents()).toEqual([`The Sky of ${date}`])
}

async function expectNothingWrong(page: Page, { complaints }: Plan) {
  expect(await assertHealthy(page)).toEqual([])
  expect(await lookInModal(page)).toEqual([])
  expect(complaints()).toEqual([])
}

// Half of the time would go to drawing how a day leaves and a dialog opens.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: limit(15) })

// In parts, which run side by side.
for (const part of [1, 2, 3, 4]) {
  test(`no answer breaks the page, and the next good date works, part ${part} of 4`, async ({
    page,
    plan,
  }) => {
    const runs = tries(1000 / 4)
    const first = seed + part - 1
    const next = days()
    let cards = 0
    const property = fc.asyncProperty(fc.tuple(wireAnswer, wireAnswer), async (answers) => {
      const date = next.next().value
      plan.answers.set(date, answers)
      await lookUpWithin(page, date)
      await expectNothingWrong(page, plan)
      cards += await page.getByRole('article').count()
      await expectGoodDate(page, plan, next.next().value)
    })
    await holds(property, runs, first)
    console.log(`${runs} generated answers, ${cards} of them shown as cards; seed ${first}`)
  })
}

test('no status breaks the page, and the next good date works', async ({ page, plan }) => {
  const next = days()
  for (let status = 200; status < 600; status += 1) {
    const date = next.next().value
    const answer = { ...goodAnswer(date), status }
    plan.answers.set(date, [answer, answer])
    await lookUpWithin(page, date)
    await expectNothingWrong(page, plan)
  }
  await expectGoodDate(page, plan, next.next().value)
})

for (const error of [
  'aborted',
  'accessdenied',
  'addressunreachable',
  'blockedbyclient',
  'blockedbyresponse',
  'connectionaborted',
  'connectionclosed',
  'connectionfailed',
  'connectionrefused',
  'connectionreset',
  'internetdisconnected',
  'namenotresolved',
  'timedout',
  'failed',
]) {
  test(`the network's ${error} breaks nothing`, async ({ page, plan }) => {
    const services = /\/(planetary\/apod|apod-basic)/
    await page.route(services, (route) => route.abort(error))
    await lookUpWithin(page, '2001-02-03')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNothingWrong(page, plan)
    await page.unroute(services)
    await expectGoodDate(page, plan, '2001-02-04')
  })
}

test('in any order and timing of the answers, the last date shows', async ({ page, plan }) => {
  const runs = tries(100)
  const next = days()
  const lookUps = fc.array(fc.tuple(fc.nat(60), fc.nat(30)), { minLength: 2, maxLength: 6 })
  const property = fc.asyncProperty(lookUps, async (waits) => {
    let last = ''
    for (const [delay, pause] of waits) {
      last = next.next().value
      const answer = { ...goodAnswer(last), delay }
      plan.answers.set(last, [answer, answer])
      await page.evaluate((date) => {
        history.pushState(null, '', `/dateview?date=${date}`)
        dispatchEvent(new PopStateEvent('popstate'))
      }, last)
      await page.waitForTimeout(pause)
    }
    await lookUpWithin(page, last)
    await page.waitForTimeout(60)
    const titles = await page.getByRole('article').getByRole('heading').allTextContents()
    expect(titles).toEqual([`The Sky of ${last}`])
    await expectNothingWrong(page, plan)
  })
  await holds(property, runs)
  console.log(`${runs} orders of answers; seed ${seed}`)
})
