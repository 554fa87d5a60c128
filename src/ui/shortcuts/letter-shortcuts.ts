import { readStored } from '../local-storage.ts'

const name = 'character-keys'

/** Whether keys that type a character are shortcuts; people who use speech input switch them off. */
export function letterShortcutsAreOn(): boolean {
  return readStored(name) !== 'off'
}

/** @throws the storage's error, with nothing changed */
export function setLetterShortcuts(on: boolean): void {
  localStorage.setItem(name, on ? 'on' : 'off')
}
