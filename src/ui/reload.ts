const assetsUrl = `${location.origin}${import.meta.env.BASE_URL}assets/`

export function isAppFile(url: string): boolean {
  return url.startsWith(assetsUrl)
}

/** Fetches the app's files, bypassing the cache. @returns their HTTP statuses. @throws if there is no network */
export function refetchAppFiles(): Promise<number[]> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return Promise.all(files.filter(isAppFile).map(refetch))
}

async function refetch(file: string) {
  const response = await fetch(file, { cache: 'reload' })
  // A file is cached once its body has been read.
  await response.blob()
  return response.status
}

/** Reloads the page with fresh files, which a plain reload may take from the cache. */
export async function reloadPage(): Promise<void> {
  await refetchAppFiles().catch(() => {})
  location.reload()
}
