const assetsUrl = `${location.origin}${import.meta.env.BASE_URL}assets/`

export function isProgramFile(url: string): boolean {
  return url.startsWith(assetsUrl)
}

/** Fetches the program's files past the cache, and returns their statuses. @throws if one gets no answer */
export function refetchProgram(): Promise<number[]> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return Promise.all(files.filter(isProgramFile).map(refetch))
}

async function refetch(file: string) {
  const response = await fetch(file, { cache: 'reload' })
  // The cache has it once it is whole.
  await response.blob()
  return response.status
}

/** Reloads the page, with the program's files as their host has them now. */
export async function reloadPage(): Promise<void> {
  await refetchProgram().catch(() => {})
  location.reload()
}
