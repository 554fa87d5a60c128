import { basename } from 'node:path'

/** Twelve words that meant too much, and what names say instead; docs/glossary.md has all. */
const words = new Map([
  ['shown', 'rendered, selected, visible, or results'],
  ['found', 'search, or results'],
  ['medium', 'media'],
  ['look', 'format, variant, or layout'],
  ['own', 'visitor'],
  ['follow', 'handle, watch, or subscribe'],
  ['question', 'request'],
  ['refusal', 'error, or failure'],
  ['backdrop', 'ambient light'],
  ['sign', 'badge'],
  ['item', 'record, or table'],
  ['pill', 'badges'],
])
/** Names of other ideas, and of the platform, such as a dialog's `::backdrop`. */
const others =
  /look-?up|not-?found|hasOwn|getOwn|(?:get|set|remove)Item|ClipboardItem|listitem|bookmarkedItems|(?:on|pressed)backdrop/gi

/** A rule for oxlint: no name, of a file or in the code, has a word that others have replaced. */
const names = {
  /** @param {any} context oxlint's, as ESLint's */
  create(context) {
    const check = (/** @type {any} */ node, name = String(node.name)) => {
      for (const part of name.replaceAll(others, '').match(/[A-Z]?[a-z]+/g) ?? []) {
        const word = part.toLowerCase().replace(/(?<!s)s$|(?<=follow)(?:ed|ing)$/, '')
        const better = words.get(word)
        if (better) context.report({ node, message: `In ${name} say ${better} for "${part}".` })
      }
    }
    const checkFile = (/** @type {any} */ node) => check(node, basename(context.filename))
    return { Program: checkFile, Identifier: check, JSXIdentifier: check }
  },
}

// oxlint-disable-next-line import/no-default-export -- oxlint asks for one
export default { meta: { name: 'words' }, rules: { names } }
