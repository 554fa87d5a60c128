/** The bookmarks' database, loaded when it is first asked for: no picture waits for it. */
export async function loadDatabase() {
  let leftAt = -Infinity
  const leave = ({ timeStamp }: Event) => {
    leftAt = timeStamp
  }
  addEventListener('beforeunload', leave)
  try {
    return await import('./database.ts')
  } catch (error) {
    // Firefox and Safari stop loading as soon as the page is left: nobody is there to be told.
    if (performance.now() - leftAt < 1000) return await new Promise<never>(() => {})
    throw error
  } finally {
    removeEventListener('beforeunload', leave)
  }
}

export type Database = Awaited<ReturnType<typeof loadDatabase>>
