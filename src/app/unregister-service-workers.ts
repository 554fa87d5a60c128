/** Removes service workers of earlier versions, which would serve old pages. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
  } catch {
    // If the browser denies access, none can be serving this page.
  }
}
