/** The mock API's flags, for Node's `parseArgs`; `npm start` and `npm run dev` take them with --sample. */
export const mockFlags = /** @type {const} */ ({
  latency: { type: 'string' },
  'media-latency': { type: 'string' },
  today: { type: 'string' },
  failure: { type: 'string' },
  'successor-failure': { type: 'string' },
  'list-failure': { type: 'string' },
  'broken-media': { type: 'boolean' },
})
