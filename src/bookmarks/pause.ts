/** Lets the browser answer keys and draw before a long work goes on. */
export function pause(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((done) => setTimeout(done))
}

/** What is left of a frame that a short work fits into, and how long to wait for one; in milliseconds. */
const room = 6
const patience = 50

/** Waits until there is time for a short work before the next frame, but not for long. Safari can't tell. */
export function idle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return pause()
  const latest = performance.now() + patience
  return new Promise((done) => {
    function ask() {
      requestIdleCallback(look, { timeout: patience })
    }
    function look(deadline: IdleDeadline) {
      if (deadline.timeRemaining() > room || performance.now() > latest) done()
      else ask()
    }
    ask()
  })
}
