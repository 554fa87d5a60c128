import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../fixtures/app.ts'
import { storedRecords } from '../../fixtures/database.ts'

const folder = process.env['FILES_OF_PEOPLE'] ?? ''

/** What the page says of each file. */
const sentences: Record<string, string> = {
  'by-day.json': '2 bookmarks added.',
  'dates-without-zeros.json': '3 bookmarks added.',
  'list-within-an-object.json': '2 bookmarks added.',
  'new-form.json': '1 bookmark added.',
  'new/created-in-seconds.json': '3 bookmarks added.',
  'new/one-wrong-byte.json': '2 bookmarks added.',
  'new/texts-within-json.json': '3 bookmarks added.',
  'new/two-lists.json': '4 bookmarks added.',
  'no-bookmarks.json': 'No bookmarks found in this file.',
  'one-answer.json': '1 bookmark added.',
  'our-bookmarks-alone.json': '2 bookmarks and 1 note added.',
  'thumbnail.json': '1 bookmark added.',
  'two-exports-in-one-list.json': '2 bookmarks and 2 notes added.',
  'utf-16.json': '1 bookmark added.',
  'utf-8-with-mark-crlf.json': '1 bookmark added.',
  'windows-1252.json': '1 bookmark added.',
}

/** What a wrong reader leaves: a letter of another encoding, an element, an entity, the page about a picture. */
const damage = /\ufffd|Ã|<\w|&#?\w+;|"url":"https:\/\/science\.nasa\.gov/
/** A letter that was damaged before. */
const damaged = 'A name cut by a database: Zo\ufffd'

/** The titles of the grid where a file has more than one list, or times. */
const orders: Record<string, string[]> = {
  'new/two-lists.json': ['First', 'Second', 'Third', 'Fourth'],
  'new/created-in-seconds.json': ['Never', 'As digits', 'Bookmarked in seconds'],
}

test.use({ answers: {} })

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
for (const file of files.filter((name) => name.endsWith('.json'))) {
  test(`A visitor imports ${file}`, { tag: '@firefox' }, async ({ page }) => {
    await page.goto('/bookmarks')
    await page.getByLabel('File to import').setInputFiles(join(folder, file))
    await expect(page.getByText(sentences[file] ?? 'not known', { exact: true })).toBeVisible()
    const records = await storedRecords(page)
    await expect(page.getByRole('article')).toHaveCount(records.length)
    const titles = await page.getByRole('article').getByRole('heading').allTextContents()
    expect(titles).toEqual(orders[file] ?? titles)
    for (const record of records) {
      expect(record['date']).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(JSON.stringify(record).replace(damaged, '')).not.toMatch(damage)
      const isPicture = record['media_type'] === 'image'
      expect(record).toHaveProperty(isPicture ? 'url' : 'poster', expect.stringContaining('http'))
    }
  })
}
