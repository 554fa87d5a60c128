import { dayAtStart, parseMonthDay } from '../apod/day.ts'
import { monthAtStart } from '../apod/month.ts'
import { truncate } from '../text/plain-text.ts'
import { type Order, parseOrder, serializeOrder } from './orders.ts'

/** Keeps addresses short enough for every server. In UTF-16 units. */
export const maxSearchLength = 200

export type Layer = 'entry' | 'viewer' | 'slideshow'

/** Each layer's query parameter, and the layer under it. Without `over`, it lies directly on the screen. */
export const layerRules: Readonly<Record<Layer, { parameter: string; over?: Layer }>> = {
  entry: { parameter: 'open' },
  viewer: { parameter: 'picture', over: 'entry' },
  slideshow: { parameter: 'slideshow' },
}

export const defaultSeconds = 8

export interface SlideshowOptions {
  secondsPerPicture: number
  isShuffled: boolean
}

export interface ScreenParameters {
  day: { date: string }
  search: { terms: string }
  anniversary: { monthDay: string }
  month: { month: string }
  today: object
  bookmarks: { terms?: string; order?: Order; openKey?: string | undefined }
}

export type ScreenName = keyof ScreenParameters

export type QueryParameters = Readonly<Partial<Record<string, string>>>

interface Route<Name extends ScreenName> {
  path: string
  /** Returns undefined if the address belongs to another screen. */
  parse: (
    parameters: QueryParameters,
  ) => ({ screen: Name } & Required<ScreenParameters[Name]>) | undefined
  serialize: (
    link: ScreenParameters[Name] & { layers?: readonly Layer[] },
  ) => Record<string, string | undefined>
  /** If an address names layers that exclude each other, the first one wins. */
  layers: readonly Layer[]
}

/** If several routes share a path, the first one that can parse the address wins. */
export const routes: { readonly [Name in ScreenName]: Route<Name> } = {
  // Beware: `date` leads to `day`, and `day` to `anniversary`. Published links have these parameters.
  day: {
    path: '/dateview',
    parse({ date: text = '' }) {
      const date = text.trim()
      // A day that doesn't exist is looked up as written, so that the app says “Invalid Request”.
      return date ? { screen: 'day', date: dayAtStart(date) ?? date } : undefined
    },
    serialize: ({ date }) => ({ date }),
    layers: ['entry', 'viewer'],
  },
  search: {
    path: '/dateview',
    parse({ find }) {
      if (find === undefined) return undefined
      return { screen: 'search', terms: truncate(find.trim(), maxSearchLength) }
    },
    serialize: ({ terms }) => ({ find: terms }),
    layers: ['slideshow'],
  },
  anniversary: {
    path: '/dateview',
    parse({ day = '' }) {
      const monthDay = parseMonthDay(day)?.slice(5)
      return monthDay ? { screen: 'anniversary', monthDay } : undefined
    },
    serialize: ({ monthDay }) => ({ day: monthDay }),
    layers: ['slideshow'],
  },
  month: {
    path: '/dateview',
    parse({ month: text = '' }) {
      const month = monthAtStart(text.trim())
      return month ? { screen: 'month', month } : undefined
    },
    serialize: ({ month }) => ({ month }),
    layers: ['slideshow'],
  },
  today: {
    path: '/dateview',
    parse: () => ({ screen: 'today' }),
    serialize: () => ({}),
    layers: ['slideshow', 'entry', 'viewer'],
  },
  bookmarks: {
    path: '/bookmarks',
    parse: ({ q = '', order, open }) => ({
      screen: 'bookmarks',
      terms: truncate(q, maxSearchLength),
      order: parseOrder(order),
      openKey: open,
    }),
    serialize: ({ terms, order, openKey, layers = [] }) => ({
      q: terms || undefined,
      order: serializeOrder(order),
      open: layers.includes('entry') ? openKey : undefined,
    }),
    layers: ['entry', 'viewer', 'slideshow'],
  },
}

export function parseSlideshowOptions({ every = '', shuffle }: QueryParameters): SlideshowOptions {
  const seconds = /^\d+$/.test(every) ? Number(every) : defaultSeconds
  const isAllowed = seconds >= 5 && seconds <= 86_400
  return {
    isShuffled: shuffle !== undefined,
    secondsPerPicture: isAllowed ? seconds : defaultSeconds,
  }
}

export function serializeSlideshowOptions(options: Partial<SlideshowOptions>): string[] {
  const { secondsPerPicture = defaultSeconds, isShuffled } = options
  return [
    ...(isShuffled ? ['shuffle'] : []),
    ...(secondsPerPicture === defaultSeconds ? [] : [`every=${secondsPerPicture}`]),
  ]
}
