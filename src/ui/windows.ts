/** The windows of `styles/media.css` that components know, too; `build/conditions.test.ts` compares the two. */
export const windows = {
  phone: '(width < 40rem)',
  narrow: '(width < 60rem)',
  wide: '(width >= 80rem)',
  /** Part of `--rail`: a phone in landscape. */
  low: '(width >= 40rem) and (height < 30rem)',
} as const
