/** Lets the browser answer keys and draw before a long work goes on. */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((done) => setTimeout(done))
}
