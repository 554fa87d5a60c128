/** `build/media-queries.test.ts` checks that `styles/breakpoints.css` has each of these media queries. */
export const breakpoints = {
  phone: '(width < 40rem)',
  short: '(height < 30rem)',
  narrowWall: '(width < 45rem)',
  column: '(width >= 40rem) and (aspect-ratio > 5/4)',
} as const
