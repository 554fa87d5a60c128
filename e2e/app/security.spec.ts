import { expect, failedRequest, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks, seedRecords } from '../fixtures/database.ts'
import { answerLookUps, mockOtherHosts } from '../fixtures/entries.ts'
import { byDate } from '../fixtures/page.ts'

/** Known ways to inject a script; each would call `canary`. */
const payloads = [
  `javascript:canary()`,
  ` JaVa\tScript:canary()//https://`,
  `data:text/html,<script>parent.canary()</script>`,
  `"><img src="x:" onerror="canary()"><svg onload="canary()"><p style="color: red">`,
  `</title></script><script>canary()</script><iframe srcdoc="<script>parent.canary()</script>">`,
  `https://players.example/"onload="canary()`,
  `blob:null/canary()`,
]

// A script that runs calls `canary`, which marks the document.
test.beforeEach(async ({ page }) => {
  await mockOtherHosts(page)
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'canary', () => document.documentElement.setAttribute('canary', ''))
  })
})

/** Fields that can hold all payloads at once. A field with a URL gets one payload at a time. */
const textFields = 'title copyright explanation alt permalink credit basic_html msg'.split(' ')
const urlFields = 'url hdurl poster'.split(' ')
const allPayloads = payloads.join(' ')
const fill = (fields: string[], text: string) =>
  Object.fromEntries(fields.map((field) => [field, text]))

async function expectNothingRan(page: Page) {
  await expect(byDate(page).loading).toHaveCount(0)
  await expect(page.locator('[onerror], [onload], [srcdoc], [href*="script:" i]')).toHaveCount(0)
  await expect(page.locator('html[canary]')).toHaveCount(0)
}

test('Markup in an entry or a bookmark runs no script', async ({ page, app, allowConsole }) => {
  // Sixteen entries load, and those with a picture are reloaded.
  test.slow()
  allowConsole(failedRequest)
  app.mock.settings.successorFailure = 'unavailable'
  const entries: Record<string, string>[] = [
    ...payloads.flatMap((payload) =>
      ['image', 'video'].map((media_type) => ({
        ...fill(textFields, allPayloads),
        ...fill(urlFields, payload),
        media_type,
      })),
    ),
    { ...fill([...textFields, 'media_type'], allPayloads), url: 'https://pictures.example/a.png' },
    { date: allPayloads, code: allPayloads },
  ]
  // A window so high that every tile is in it.
  await page.setViewportSize({ width: 1280, height: 4000 })
  const all = [...entries, ...payloads.map((date) => ({ ...entries[0], date }))]
  const records = all.map((entry, index) => ({ ...entry, title: `Title ${index} ${allPayloads}` }))
  await seedRecords(page, records)
  await page.goto('/bookmarks')
  const { dialog } = byDate(page)
  await expect(page.getByRole('article')).toHaveCount(records.length)
  await expectNothingRan(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/dateview?date=2024-01-09&open')
  await expect(dialog).toBeVisible()
  for (const [index, entry] of entries.entries()) {
    await test.step(JSON.stringify(entry), async () => {
      await answerLookUps(page, entry)
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(`/dateview?date=2024-01-${index + 10}&open`)
      await expect(dialog.getByText('Loading...')).toHaveCount(0)
      await expectNothingRan(page)
      if (entry['media_type'] !== 'image') return
      // The cached entry shows first, and its URLs are read before the app has loaded.
      await page.reload()
      await expect(dialog).toBeVisible()
      await expectNothingRan(page)
    })
  }
})

test('Markup in an address runs no script @rare', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  // Bookmarks has no search for a single bookmark.
  await seedBookmarks(page, ['2024-01-05', '2024-01-06'])
  for (const text of payloads.map((payload) => encodeURIComponent(payload))) {
    for (const path of [`/dateview?date=${text}`, `/${text}`, `/bookmarks?q=${text}`]) {
      await page.goto(`${path}&${text}=${text}#${text}`)
      await expect(page.getByRole('navigation')).toBeVisible()
      await expectNothingRan(page)
    }
    await expect(page.getByText('No bookmarks match')).toBeVisible()
  }
})

test('The page’s policy blocks injected scripts @firefox', async ({ page, allowConsole }) => {
  allowConsole(/Content.Security.Policy|blocked by CSP|settings blocked/i)
  await page.goto('/bookmarks')
  await page.evaluate(async () => {
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
      () => document.body.click(),
    ]
    // Each runs in its own task, because code that is evaluated from outside ignores the page's policy.
    for (const attempt of attempts) setTimeout(attempt)
    // A picture that is requested later fails after that of the first attempt, so `onerror` would have run.
    await new Promise((done) => setTimeout(done))
    const last = Object.assign(new Image(), { src: 'x:' })
    await new Promise((done) => last.addEventListener('error', done))
  })
  await expect(page.locator('html[canary]')).toHaveCount(0)
})

test('A player can’t leave its frame or act as the page', async ({ page, app, allowConsole }) => {
  // The page forbids being framed.
  allowConsole(/frame-ancestors/)
  const referrers: string[] = []
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer) referrers.push(`${request.url()} ${referer}`)
  })
  await answerLookUps(page, {})
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await answerLookUps(page, { media_type: 'video', url: 'https://players.example/embed/x' })
  await byDate(page).lookUp('2024-01-06')
  await expect(page.frameLocator('iframe').getByText('https://players.example/')).toBeVisible()
  expect(referrers).toEqual([`https://players.example/embed/x ${app.origin}/`])
  const player = byDate(page).card.locator('iframe')
  await expect(player).toHaveAttribute('sandbox', /allow-same-origin/)
  const forbidden = /allow-(top-navigation|forms|dialogs|downloads|pointer-lock|popups)/
  await expect(player).not.toHaveAttribute('sandbox', forbidden)
  const unneeded = /camera|microphone|geolocation|payment|clipboard|play/
  await expect(player).not.toHaveAttribute('allow', unneeded)
  // YouTube's player may open its page, and starts by itself after a press on Play.
  await answerLookUps(page, { media_type: 'video', url: 'https://www.youtube.com/embed/x' })
  await byDate(page).lookUp('2024-01-08')
  await expect(player).toHaveAttribute('sandbox', /popups/)
  await expect(player).toHaveAttribute('allow', /autoplay/)
  // With `allow-same-origin`, a page of this origin could leave its sandbox.
  await answerLookUps(page, { media_type: 'video', url: `${app.origin}/icon.svg` })
  await byDate(page).lookUp('2024-01-07')
  await expect(player).toHaveAttribute('src', /icon.svg/)
  await expect(player).not.toHaveAttribute('sandbox', /allow-same-origin/)
})
