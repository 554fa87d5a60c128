/** The bookmarks' database, loaded when it is first asked for: no picture waits for it. */
export function openDatabase() {
  return import('./database.ts')
}

export type Database = Awaited<ReturnType<typeof openDatabase>>
