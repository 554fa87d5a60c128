const frame = () => new Promise(requestAnimationFrame)

/** Waits until the page shows what a press, a timer or a change of its length has led to. */
export async function nextFrame() {
  await frame()
  await frame()
}

/** Waits up to ten seconds. Each try of `expect.poll` would let 50 ms of a faked clock pass. */
export async function waitUntil(
  isTrue: () => unknown,
  end = performance.now() + 10_000,
): Promise<void> {
  if (isTrue()) return
  if (performance.now() > end) throw new Error(`Never: ${String(isTrue)}`)
  await frame()
  await waitUntil(isTrue, end)
}
