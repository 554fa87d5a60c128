const name = 'character-keys'

/** Whether keys that type a character do something: who dictates to their computer switches them off. */
export function letterShortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

/** @throws the storage's error, with nothing changed */
export function setLetterShortcuts(on: boolean): void {
  localStorage.setItem(name, on ? 'on' : 'off')
}
