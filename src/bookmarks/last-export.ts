import { readStored, removeStored, storeText } from '../ui/web-storage.ts'
import { announceChange } from './changes.ts'
import type { StoredRecord } from './bookmark.ts'

/** In local storage: when this browser last exported its bookmarks. */
const name = 'last export'

/** Undefined also where the computer's clock was ahead then: nothing would be new since that moment. */
export function lastExport(): Date | undefined {
  const moment = new Date(readStored(name) ?? '')
  return moment.getTime() <= Date.now() ? moment : undefined
}

/** @param moment when the exported bookmarks were read */
export function rememberExport(moment: Date): void {
  storeText(name, moment.toISOString())
  announceChange([])
}

/** For imports, Undo and notes: records older than the last export may not be in its file as they are now. */
export function forgetExportLacking(added: readonly StoredRecord[]): void {
  const moment = lastExport()
  if (!moment) return
  const isNewer = ({ createdAt }: StoredRecord) => createdAt instanceof Date && createdAt > moment
  if (added.every(isNewer)) return
  removeStored(name)
  announceChange([])
}
