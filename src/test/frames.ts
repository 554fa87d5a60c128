const frame = () => new Promise(requestAnimationFrame)

/** Waits until the page shows the result of a press, a timer or a new height. */
export async function waitForPaint() {
  await frame()
  await frame()
}

/** Waits up to ten seconds. `expect.poll` would advance a fake clock by 50 ms each time. */
export async function waitUntil(
  isTrue: () => unknown,
  end = performance.now() + 10_000,
): Promise<void> {
  if (isTrue()) return
  if (performance.now() > end) throw new Error(`Never: ${String(isTrue)}`)
  await frame()
  await waitUntil(isTrue, end)
}
