/**
 * Presses a key in the search field that changes how many are found.
 * @param {import('playwright').Page} page
 * @param {string} key
 * @returns milliseconds from the key's event to the frame that says how many, and the longest frame until then
 */
export async function pressKey(page, key) {
  await page.getByRole('searchbox').focus()
  await page.evaluate(watch)
  await page.keyboard.press(key)
  /** @type {{ found: number, longest: number }} */
  const answer = await page.evaluate(() => Reflect.get(globalThis, 'answered'))
  return answer
}

/** Runs in the page. */
function watch() {
  const status = document.querySelector('search ~ p [role=status]')
  const before = status?.textContent
  const answered = new Promise((done) => {
    addEventListener('keydown', begin, { once: true, capture: true })

    function begin() {
      const start = performance.now()
      let last = start
      let longest = 0
      requestAnimationFrame(function look() {
        const now = performance.now()
        longest = Math.max(longest, now - last)
        last = now
        if (status?.textContent === before) requestAnimationFrame(look)
        else setTimeout(() => done({ found: performance.now() - start, longest }))
      })
    }
  })
  Reflect.set(globalThis, 'answered', answered)
}
