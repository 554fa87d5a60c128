import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { canaryRan, payloads, watchForScripts } from '../fixtures/canary.ts'
import { failedRequest } from '../fixtures/console.ts'
import { seedRecords } from '../fixtures/database.ts'
import { answerWith, entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

/** Chromium without a share sheet does not know that feature of a player. */
const unknownFeature = /Unrecognized feature: 'web-share'/

// Sliding would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

async function seeEverywhere(page: Page, title = byDate(page).title) {
  const { modal } = byDate(page)
  if ((await title.count()) === 0) return
  await title.first().click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expectStepBack(page)
}

/** Does the same with each payload, on pages that have met the ones before. */
async function withEach(page: Page, does: (payload: string, place: number) => Promise<void>) {
  test.slow()
  for (const [place, payload] of payloads.entries()) {
    await test.step(payload, async () => {
      await does(payload, place)
      expect(await canaryRan(page)).toBe(false)
    })
  }
}

test('no field runs a script', async ({ page, app, allowConsole }) => {
  allowConsole(failedRequest)
  app.mock.settings.successorFailure = 'unavailable'
  await withEach(page, async (payload, place) => {
    for (const [index, entry] of entriesWith(payload).entries()) {
      await answerWith(page, entry)
      const date = `2024-01-${String(4 * place + index + 1).padStart(2, '0')}`
      const answer = page.waitForResponse(/\/planetary\/apod/)
      // A page load: the first script reads the picture's addresses too.
      if (index === 0) await page.goto(`/dateview?date=${date}`)
      else await byDate(page).lookUp(date)
      await answer
      await expect(byDate(page).loading).toHaveCount(0)
      await seeEverywhere(page)
      expect(await canaryRan(page)).toBe(false)
    }
    // What of it the browser keeps is shown first.
    await page.reload()
    await expect(byDate(page).loading).toHaveCount(0)
  })
})

test('no stored record runs a script', async ({ page }) => {
  // Every tile is on the screen.
  await page.setViewportSize({ width: 1280, height: 12_000 })
  await page.goto('/icon.svg')
  const records = payloads.flatMap((payload) => [
    ...fields.map((field) => ({
      ...entryOf(`${field} of ${payload}`, { media_type: 'video' }),
      [field]: payload,
    })),
    {
      ...Object.fromEntries(fields.map((field) => [field, `${payload} `])),
      title: `Whole ${payload}`,
    },
  ])
  await seedRecords(page, records)
  await page.goto('/bookmarks')
  const { card, title } = byDate(page)
  await expect(card).toHaveCount(records.length)
  await withEach(page, async (payload) => {
    const whole = title.filter({ hasText: `Whole ${payload}` })
    await expect(whole).toHaveCount(1)
    await seeEverywhere(page, whole)
  })
})

test('no URL runs a script', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  // One is found by each, and one is not: a single bookmark needs no search.
  await page.goto('/icon.svg')
  const titled = payloads.map((title, place) => entryOf(`2024-01-1${place}`, { title }))
  await seedRecords(page, [...titled, entryOf('2024-01-06')])
  await withEach(page, async (payload) => {
    const text = encodeURIComponent(payload)
    for (const address of [
      `/dateview?date=${text}`,
      `/dateview?${text}=${text}#${text}`,
      `/bookmarks?order=${text}&q=`,
      `/${text}`,
    ]) {
      await page.goto(address)
      await expect(page.getByRole('navigation')).toBeVisible()
      await expect(byDate(page).loading).toHaveCount(0)
      expect(await canaryRan(page), address).toBe(false)
    }
    await page.goto(`/bookmarks?q=${text}&order=${text}&date=${text}#${text}`)
    await expect(page.getByRole('searchbox')).toHaveValue(payload)
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('newest')
    await expect(byDate(page).card).toHaveCount(1)
    await seeEverywhere(page)
  })
})

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
