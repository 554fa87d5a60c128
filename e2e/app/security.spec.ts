import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { canaryRan, payloads, watchForScripts } from '../fixtures/canary.ts'
import { failedRequest } from '../fixtures/console.ts'
import { createMockApi } from '../../mock-api/service.ts'
import { seedRecords } from '../fixtures/database.ts'
import { answerWith, entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { serveApp } from '../fixtures/server.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

/** Chromium without a share sheet does not know that feature of a player. */
const unknownFeature = /Unrecognized feature: 'web-share'/

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(unknownFeature)
  await mockOtherHosts(page)
  await watchForScripts(page)
})

const fields =
  'date title copyright explanation url media_type hdurl alt poster permalink credit basic_html code msg'.split(
    ' ',
  )

/** Entries with the payload in each field that decides what is shown, and in all others. */
function entriesWith(payload: string): Record<string, unknown>[] {
  const {
    date: _,
    media_type,
    ...others
  } = Object.fromEntries(fields.map((field) => [field, payload]))
  return [
    { ...others, media_type: 'image' },
    { ...others, media_type: 'video' },
    { ...others, media_type, url: 'https://pictures.example/lamp.png' },
    { date: payload },
  ]
}

async function seeEverywhere(page: Page) {
  const { card, title, modal } = byDate(page)
  if ((await card.count()) === 0) return
  await title.first().click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expectStepBack(page)
}

for (const payload of payloads) {
  test(`no field runs a script: ${payload}`, async ({ page, allowConsole }) => {
    allowConsole(failedRequest)
    for (const entry of entriesWith(payload)) {
      await answerWith(page, entry)
      await page.goto('/dateview?date=2024-01-05')
      await expect(byDate(page).loading).toHaveCount(0)
      await seeEverywhere(page)
      expect(await canaryRan(page)).toBe(false)
    }
  })

  test(`no stored record runs a script: ${payload}`, async ({ page }) => {
    await page.goto('/icon.svg')
    const records = fields.map((field) => ({
      ...entryOf(`of ${field}`, { media_type: 'video' }),
      [field]: payload,
    }))
    const whole = Object.fromEntries(fields.map((field) => [field, `${payload} `]))
    await seedRecords(page, [...records, whole])
    await page.goto('/bookmarks')
    await expect(byDate(page).card.first()).toBeVisible()
    await seeEverywhere(page)
    expect(await canaryRan(page)).toBe(false)
  })

  test(`no URL runs a script: ${payload}`, async ({ page, allowConsole }) => {
    allowConsole(failedRequest)
    const text = encodeURIComponent(payload)
    // One is found by it, and one is not: a single bookmark needs no search.
    await page.goto('/icon.svg')
    await seedRecords(page, [entryOf('2024-01-05', { title: payload }), entryOf('2024-01-06')])
    for (const address of [
      `/dateview?date=${text}`,
      `/dateview?${text}=${text}#${text}`,
      `/bookmarks?date=${text}#${text}`,
      `/bookmarks?order=${text}&q=`,
      `/${text}`,
    ]) {
      await page.goto(address)
      await expect(page.getByRole('navigation')).toBeVisible()
      await expect(byDate(page).loading).toHaveCount(0)
      expect(await canaryRan(page), address).toBe(false)
    }
    await page.goto(`/bookmarks?q=${text}&order=${text}`)
    await expect(page.getByRole('searchbox')).toHaveValue(payload)
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('newest')
    await expect(byDate(page).card).toHaveCount(1)
    await seeEverywhere(page)
    expect(await canaryRan(page)).toBe(false)
  })
}

test('injected markup would run nothing', async ({ page, allowConsole }) => {
  allowConsole(/Content.Security.Policy|Trusted ?(Type|HTML|Script)|injection sink/i)
  await page.goto('/bookmarks')
  await page.evaluate(
    () =>
      // A turn later: what is evaluated from outside may do what the page may not.
      new Promise<void>((done) => {
        setTimeout(() => {
          const attempts = [
            () => document.body.insertAdjacentHTML('beforeend', '<img src=x: onerror="canary()">'),
            () => document.body.setAttribute('onclick', 'canary()'),
            () => {
              const script = document.createElement('script')
              script.append('canary()')
              document.body.append(script)
            },
            () => Reflect.construct(Function, ['canary()'])(),
            () => location.assign('javascript:canary()'),
          ]
          for (const attempt of attempts) {
            try {
              attempt()
            } catch {
              // Forbidden completely, which is as good.
            }
          }
          document.body.click()
          setTimeout(done, 100)
        })
      }),
  )
  expect(await canaryRan(page)).toBe(false)
})

test('the page can send requests only to the services', async ({ page, allowConsole }) => {
  allowConsole(/Content.Security.Policy|violates|CORS|blocked/i)
  await page.goto('/bookmarks')
  const answer = await page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'answered',
      () => 'refused',
    ),
  )
  expect(answer).toBe('refused')
})

test('a framed page of the same origin can’t leave its frame', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(/sandboxed|SecurityError/)
  await page.route('**/frame.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        try { parent.canary(); document.title = 'out' }
        catch { document.title = 'in' }
      </script>`,
    }),
  )
  await answerWith(page, { media_type: 'video', url: `${app.origin}/frame.html` })
  await page.goto('/dateview')
  const frame = page.frameLocator('iframe')
  await expect.poll(() => frame.locator('html').evaluate(() => document.title)).toBe('in')
  expect(await canaryRan(page)).toBe(false)
})

test('a player keeps its own origin, and gets neither camera nor location', async ({ page }) => {
  await answerWith(page, { media_type: 'video', url: 'https://players.example/embed/x' })
  await page.goto('/dateview')
  const player = byDate(page).card.locator('iframe')
  await expect(player).toHaveAttribute('sandbox', /allow-same-origin/)
  await expect(player).not.toHaveAttribute(
    'sandbox',
    /allow-(top-navigation|forms|modals|downloads|pointer-lock)/,
  )
  await expect(player).not.toHaveAttribute('allow', /camera|microphone|geolocation|display|payment/)
})

test('only the player gets a referrer, and only the origin', async ({ page, app }) => {
  const referrers: string[] = []
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer) referrers.push(`${request.url()} ${referer}`)
  })
  await answerWith(page, {})
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await answerWith(page, { media_type: 'video', url: 'https://players.example/embed/x' })
  await byDate(page).lookUp('2024-01-06')
  await expect(page.frameLocator('iframe').getByText('https://players.example/')).toBeVisible()
  expect(referrers).toEqual([`https://players.example/embed/x ${app.origin}/`])
})

test('external links open without an opener', async ({ page }) => {
  await answerWith(page, { url: '' })
  await page.goto('/dateview')
  const links = page.locator('a[target]')
  await expect(links).not.toHaveCount(0)
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', /noopener/)
})

test('the published page works under its policy, and no header causes a warning', async ({
  page,
}) => {
  const { origin, close } = await serveApp(createMockApi(), 'dist')
  await page.route(/^https:.*[?&]date=/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: entryOf('2024-01-05'),
    }),
  )
  await page.goto(`${origin}/dateview?date=2024-01-05`)
  await expect(byDate(page).card.getByRole('img')).toHaveJSProperty('naturalWidth', 300)
  const answer = await page.request.get(origin)
  expect(answer.headers()).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  await close()
})
