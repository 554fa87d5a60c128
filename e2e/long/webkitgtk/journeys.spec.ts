import { expect } from '@playwright/test'
import { findDay } from '../../../mock-api/kind.ts'
import { builtFiles } from '../../fixtures/built-files.ts'
import { test } from './driver.ts'

const heart = 'button[aria-label="Bookmark"]'
const title = 'article h2 button'

test('a typed date is looked up', async ({ see }) => {
  await see.open('/dateview?date=2024-01-05')
  await see.find('article img')
  await see.press('input[type=date]', '01/06/2024')
  await see.click('button[type=submit]')
  await see.address('/dateview?date=2024-01-06')
  await see.until('return document.querySelector("article img")?.naturalWidth > 0')
})

for (const [kind, shown] of [
  ['picture', 'article img'],
  ['film', 'article video'],
  ['player', 'article iframe'],
  ['other', 'article a'],
] as const) {
  test(`an entry with ${kind} shows ${shown}`, async ({ see }) => {
    await see.open(`/dateview?date=${findDay(kind)}`)
    await see.find(shown)
  })
}

test('the dialog opens, shows the entry, and closes by its button and by Escape', async ({
  see,
}) => {
  await see.open('/dateview?date=2024-01-05')
  for (const close of [
    () => see.click('dialog button[aria-label="Close"]'),
    () => see.press('dialog', '\uE00C'),
  ]) {
    await see.click(title)
    await see.find('dialog[open]')
    await see.words('2024-01-05')
    await close()
    await see.gone('dialog[open]')
  }
})

test('a bookmark survives a reload, is listed, and is removed', async ({ see }) => {
  await see.open('/dateview?date=2024-01-05')
  await see.click(heart)
  await see.find(`${heart}[aria-pressed=true]`)
  await see.reload()
  await see.find(`${heart}[aria-pressed=true]`)
  await see.click('nav a[href="/bookmarks"]')
  await see.find('li article')
  await see.click('button[aria-label="Remove bookmark"]')
  await see.gone('li article')
})

test('the screen says that this engine deletes what nobody visits', async ({ see }) => {
  await see.open('/dateview?date=2024-01-05')
  await see.click(heart)
  await see.find(`${heart}[aria-pressed=true]`)
  await see.click('nav a[href="/bookmarks"]')
  await see.words('after seven days without a visit')
  await see.click('button[aria-label="Remove bookmark"]')
  await see.gone('li article')
  const said = await see.run('return document.body.innerText')
  expect(said).not.toContain('seven days')
})

test('the root leads to By Date, and an unknown path says so', async ({ see }) => {
  await see.open('/')
  await see.address('/dateview')
  await see.find('button[type=submit]')
  await see.open('/nowhere')
  await see.words("There's nothing here!")
})

test('leaving before the bookmarks’ script has loaded shows no alert', async ({ see, app }) => {
  // Asked for within the page: a script that never comes could hold up the load of a page.
  await see.open('/nowhere')
  app.held.push(builtFiles.database)
  await see.click('nav a[href="/dateview"]')
  await see.find('article img')
  await see.find(`${heart}:disabled`)
  await see.open('/nowhere')
  await see.words("There's nothing here!")
})

test('errors have their sentences', async ({ see, app }) => {
  await see.open('/dateview?date=1995-06-17')
  await see.words('There is no data for dates listed below.')
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'unavailable'
  await see.open('/dateview?date=2024-01-05')
  await see.find('[role=alert] button')
})

test('what this engine lacks breaks nothing', async ({ see }) => {
  await see.open('/dateview?date=2024-01-05')
  await see.find(heart)
  const has = await see.run(`return {
    storage: 'storage' in navigator,
    dialog: 'HTMLDialogElement' in window,
    has: CSS.supports('selector(:has(a))'),
    anySignal: 'any' in AbortSignal,
    startingStyle: 'CSSStartingStyleRule' in window,
    trustedTypes: 'trustedTypes' in window,
  }`)
  console.log('WebKitGTK has:', JSON.stringify(has))
  expect(has).toMatchObject({ dialog: true, has: true, anySignal: true })
})
