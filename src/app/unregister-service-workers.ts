/** Takes leave of the service workers that earlier installs left behind; they would serve old pages. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
  } catch {
    // Where the browser denies access to them, none can be serving this page.
  }
}
