/**
 * The key of a shortcut, as `event.key` names it, letters in lower case. Undefined if
 * the key press is for a field, a player, the focused control or the browser.
 */
export function shortcutKey(event: KeyboardEvent): string | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.repeat || event.isComposing) return undefined
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  // A question mark needs Shift; with any other key Shift is a modifier.
  if (event.shiftKey && key !== '?') return undefined
  if (target instanceof Element && target.closest(key === 'Enter' ? controls : fields)) {
    return undefined
  }
  return key.length === 1 ? key.toLowerCase() : key
}

const fields = 'input, textarea, select, [contenteditable], video, audio, iframe'
const controls = `${fields}, button, a, summary`
