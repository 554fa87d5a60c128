/** Tells for how many milliseconds more the browser can be kept from drawing; below 0 when they are over. */
export type TimeLeft = () => number

/** How long a stretch is where nothing says better, and how long one is waited for; in milliseconds. */
const usual = 4
const longestWait = 50

/** A stretch of work that begins now. */
export function frameBudget(milliseconds = usual): TimeLeft {
  const end = performance.now() + milliseconds
  return () => end - performance.now()
}

/** Lets the browser draw, and begins a stretch of work then. */
export function nextFrameBudget(): Promise<TimeLeft> {
  return new Promise((done) => setTimeout(() => done(frameBudget())))
}

/**
 * Waits for a frame that leaves time, but not for long. Safari can't tell.
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
