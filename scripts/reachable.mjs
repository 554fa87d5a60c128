/** @typedef {{ inline: string, first: string[], later: string[] }} Reachable */

/**
 * The scripts of a built page: the text of what stands in it, and by file name those that it needs to
 * start, and those that it asks for later.
 * @param {string} page the text of index.html
 * @param {(name: string) => string} read gives the text of a script
 * @returns {Reachable}
 */
export function reachable(page, read) {
  const first = follow(matches(page, /(?:src|href)="[^"]*?([^"/]+\.js)"/g), (script) =>
    matches(script, /\b(?:from|import)\s*["'`]\.\/([^"'`/]+\.js)["'`]/g),
  )
  const all = follow(first, (script) => matches(script, /["'`]\.\/([^"'`/]+\.js)["'`]/g))
  const inline = matches(page, /<script>([^]*?)<\/script>/g).join('')
  return { inline, first, later: all.filter((name) => !first.includes(name)) }

  /**
   * @param {string[]} start
   * @param {(script: string) => string[]} next
   */
  function follow(start, next) {
    const found = new Set(start)
    // A set's loop comes to what is added while it runs.
    for (const name of found) for (const other of next(read(name))) found.add(other)
    return [...found]
  }
}

/**
 * @param {string} text
 * @param {RegExp} pattern with one group
 */
function matches(text, pattern) {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name ? [name] : []))
}
