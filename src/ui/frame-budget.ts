/** Milliseconds left before the browser should draw; negative when they are used up. */
export type TimeLeft = () => number

/** The default budget, and the longest wait for an idle one; in milliseconds. */
const usual = 4
const longestWait = 50

/** A budget that starts now. */
export function frameBudget(milliseconds = usual): TimeLeft {
  const end = performance.now() + milliseconds
  return () => end - performance.now()
}

/** Lets the browser draw, then starts a budget. */
export function nextFrameBudget(): Promise<TimeLeft> {
  return new Promise((done) => setTimeout(() => done(frameBudget())))
}

/**
 * Waits for a frame with time to spare, but not for long. Safari has no idle callback.
 * @param enough in milliseconds
 */
export function idleBudget(enough: number): Promise<TimeLeft> {
  if (!('requestIdleCallback' in globalThis)) return nextFrameBudget()
  const waiting = frameBudget(longestWait)
  return new Promise((done) => {
    function ask() {
      requestIdleCallback(look, { timeout: Math.ceil(waiting()) })
    }
    function look(deadline: IdleDeadline) {
      if (deadline.timeRemaining() > enough || waiting() <= 0) done(() => deadline.timeRemaining())
      else ask()
    }
    ask()
  })
}
