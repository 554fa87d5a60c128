const assetsUrl = `${location.origin}${import.meta.env.BASE_URL}assets/`

export function isAppFile(url: string): boolean {
  return url.startsWith(assetsUrl)
}

export function showLoadFailure(): void {
  const notice = document.createElement('p')
  // Delayed, because pending loads also fail when a visitor leaves the page.
  notice.className = 'ui-empty-state ui-delayed'
  const link = document.createElement('a')
  link.href = ''
  link.addEventListener('click', reloadPage)
  link.textContent = 'The page couldn’t be loaded. Please reload it.'
  notice.append(link)
  // Without `#root`, the app can't replace the notice if it still loads later.
  document.getElementById('root')?.replaceWith(notice)
}

/** First fetches the app's files again, because a reload may take broken ones from the cache. */
async function reloadPage(event: MouseEvent) {
  event.preventDefault()
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  await Promise.allSettled(files.filter(isAppFile).map(refetch))
  location.reload()
}

async function refetch(file: string) {
  const response = await fetch(file, { cache: 'reload' })
  // A file is cached once its body has been read.
  await response.blob()
}
