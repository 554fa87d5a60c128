/**
 * The key that was pressed by itself, as `event.key` names it, letters in lower case. Undefined where
 * the press belongs to somebody else: a field, a player, the focused control, the browser's own keys.
 */
export function shortcutKey(event: KeyboardEvent): string | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.repeat || event.isComposing) return undefined
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  // Shift is how a question mark is typed; with any other key it is a modifier.
  if (event.shiftKey && key !== '?') return undefined
  if (target instanceof Element && target.closest(key === 'Enter' ? controls : fields)) {
    return undefined
  }
  return key.length === 1 ? key.toLowerCase() : key
}

const fields = 'input, textarea, select, [contenteditable], video, audio, iframe'
const controls = `${fields}, button, a, summary`
