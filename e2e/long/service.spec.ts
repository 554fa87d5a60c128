import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { createMockApi } from '../../mock-api/service.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { listOfDays } from '../fixtures/database.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { serveApp } from '../fixtures/server.ts'

type Answer = (response: ServerResponse, date: string) => unknown

/** What comes over the line. */
const lines: Record<string, Answer> = {
  'stops half-way': (response, date) => {
    const body = JSON.stringify(entryOf(date))
    response.writeHead(200, { ...headers, 'Content-Length': body.length + 10 })
    response.write(body, () => response.destroy())
  },
  'stops after its headers': (response) => {
    response.writeHead(200, headers).flushHeaders()
    setTimeout(() => response.destroy(), 5)
  },
  'is not HTTP': (response) => response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'),
  'is not compressed as it says': (response, date) =>
    response
      .writeHead(200, { ...headers, 'Content-Encoding': 'gzip' })
      .end(JSON.stringify(entryOf(date))),
  'leads elsewhere': (response) =>
    response.writeHead(302, { ...headers, Location: 'https://elsewhere.example/' }).end(),
  'leads to itself': (response) =>
    response.writeHead(307, { ...headers, Location: response.req.url ?? '/' }).end(),
}

const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }

test('Whatever comes over the line, the page stays whole', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|Access to fetch|Content Security Policy|preload/)
  await mockOtherHosts(page)
  let answer: Answer | undefined
  let asked = ''
  const { dayAt } = listOfDays(20)
  const mock = createMockApi()
  const { origin, close } = await serveApp({
    handle: (request, response, next) => {
      const isLookUp = /\/(planetary\/apod|apod-basic)/.test(request.url ?? '')
      if (answer && isLookUp) answer(response, asked)
      else mock.handle(request, response, next)
    },
  })
  await page.goto(`${origin}/dateview?date=1999-12-31`)
  const { card, loading, lookUp, title } = byDate(page)
  for (const [index, [name, wrong]] of Object.entries(lines).entries()) {
    await test.step(`an answer that ${name}`, async () => {
      answer = wrong
      asked = dayAt(2 * index + 1)
      await lookUp(asked)
      await expect(page).toHaveURL(new RegExp(`${asked}$`))
      await expect(loading).toHaveCount(0)
      await expectWhole(page)
      await expect(card).toHaveCount(0)
      answer = (response, date) =>
        response.writeHead(200, headers).end(JSON.stringify(entryOf(date)))
      asked = dayAt(2 * index + 2)
      await lookUp(asked)
      await expect(title).toHaveText(`The Sky of ${asked}`)
    })
  }
  await close()
})

/** The page has its parts and no odd words; security.spec shows that no markup comes in. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByText(/undefined|\[object|Something went wrong/)).toHaveCount(0)
}
