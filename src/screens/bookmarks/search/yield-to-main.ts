/** Lets the browser handle input and draw before long work continues. */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((done) => setTimeout(done))
}
