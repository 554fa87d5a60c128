import type { QueryParameters } from './routes.ts'

export interface SlideshowPlay {
  /** Seconds for each picture; undefined is `usualSeconds`. */
  every?: number | undefined
  isShuffled?: boolean | undefined
}

export const usualSeconds = 8

export function readPlay({ every = '', shuffle }: QueryParameters): SlideshowPlay {
  const seconds = /^\d+$/.test(every) ? Number(every) : usualSeconds
  const isUsable = seconds >= 5 && seconds <= 86_400 && seconds !== usualSeconds
  return {
    isShuffled: shuffle === undefined ? undefined : true,
    every: isUsable ? seconds : undefined,
  }
}

export function writePlay({ every = usualSeconds, isShuffled }: SlideshowPlay): string[] {
  return [...(isShuffled ? ['shuffle'] : []), ...(every === usualSeconds ? [] : [`every=${every}`])]
}
