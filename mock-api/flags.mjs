/** The flags that `npm start` and `npm run dev` accept with --sample, for Node's `parseArgs`. */
export const mockFlags = /** @type {const} */ ({
  latency: { type: 'string' },
  today: { type: 'string' },
  failure: { type: 'string' },
  'successor-failure': { type: 'string' },
  'list-failure': { type: 'string' },
  'broken-media': { type: 'boolean' },
})
