import { entryOf } from '../hosts/sky.mjs'

/**
 * Stores bookmarks directly in the page's database: one for each day from the first on, with 1 kB
 * of text each, every twelfth a player.
 * @param {import('playwright').Page} page
 * @param {number} count
 */
export async function seedBookmarks(page, count) {
  const first = Date.UTC(1995, 5, 16)
  const records = Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * 864e5).toISOString().slice(0, 10)
    const player = { media_type: 'video', url: `https://players.bench/embed/${date}` }
    return { ...entryOf(date), ...(index % 12 === 11 && player) }
  })
  await page.goto('https://apod.bench/icon.svg')
  await page.evaluate(seed, records)
}

/** Runs in the page. @param {Record<string, unknown>[]} records */
async function seed(records) {
  const open = indexedDB.open('bookmark', 20)
  open.addEventListener('upgradeneeded', () => {
    const options = { keyPath: 'date', autoIncrement: true }
    const store = open.result.createObjectStore('bookmarkedItems', options)
    for (const index of ['copyright', 'title', 'media_type', 'url', 'explanation', 'createdAt']) {
      store.createIndex(index, index)
    }
  })
  await new Promise((done) => open.addEventListener('success', done))
  const change = open.result.transaction('bookmarkedItems', 'readwrite')
  const store = change.objectStore('bookmarkedItems')
  for (const [index, record] of records.entries()) {
    store.add({ ...record, createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000) })
  }
  await new Promise((done) => change.addEventListener('complete', done))
  open.result.close()
}
