import { isDay } from '../apod/day.ts'
import { routes, allLayers, type Layer, type LinkParts, type QueryParameters } from './routes.ts'
import { readPlay, type SlideshowPlay, writePlay } from './slideshow-play.ts'

/** The path that the build is for, without a slash at its end; empty at the root of a host. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

type ScreenName = keyof LinkParts

/** What the address of a screen says. */
export type AddressOf<Name extends ScreenName> = {
  [Each in Name]: { screen: Each; layers: readonly Layer[] } & Required<LinkParts[Each]> &
    SlideshowPlay
}[Name]

type LinkTo<Name extends ScreenName> = {
  [Each in Name]: { screen: Each; layers?: readonly Layer[] } & LinkParts[Each] & SlideshowPlay
}[Name]

interface NotFound extends SlideshowPlay {
  screen: 'not found'
  path: string
  layers: readonly Layer[]
}

export type Address = AddressOf<ScreenName> | NotFound

export function parseAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address {
  const path = pathInBase(pathname).replace(/\/$/, '') || '/dateview'
  // Of parameters with the same name the first counts.
  const parameters = Object.fromEntries([...new URLSearchParams(search)].toReversed())
  for (const screen of Object.keys(routes).filter(isScreenName)) {
    const address = routes[screen].path === path && readAs(screen, parameters)
    if (address) return address
  }
  // As a link, `//other` would lead to another host.
  return { screen: 'not found', path: pathname.replace(/^\/+/, '/'), layers: [] }
}

/** The address in `location`. During a view transition it is ahead of the one on the screen (`useAddress`). */
export function addressNow(): Address {
  return parseAddress(location)
}

/** The path and query of a link, without default values; `parseAddress` reads the same again. */
export function pathOf(link: LinkTo<ScreenName> | NotFound): string {
  return link.screen === 'not found' ? link.path : screenPath(link)
}

function readAs<Name extends ScreenName>(
  screen: Name,
  parameters: QueryParameters,
): AddressOf<Name> | undefined {
  const { read, layers: allowed } = routes[screen]
  const named = read(parameters)
  const layers = layersIn(parameters, allowed)
  const play = layers.includes('slideshow') ? readPlay(parameters) : {}
  return named && { screen, ...named, layers, ...play }
}

function screenPath<Name extends ScreenName>(link: LinkTo<Name>) {
  const { path, write } = routes[link.screen]
  const { layers = [] } = link
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(write({ ...link, layers })))
    if (value !== undefined) parameters.set(name, value)
  // On Bookmarks `open` is a parameter already, with the bookmark's key.
  const flags = layers
    .map((layer) => allLayers[layer].parameter)
    .filter((name) => !parameters.has(name))
  const play = layers.includes('slideshow') ? writePlay(link) : []
  const query = [...(parameters.size > 0 ? [parameters] : []), ...flags, ...play].join('&')
  return basePath + path + (query && `?${query}`)
}

function layersIn(parameters: QueryParameters, allowed: readonly Layer[]): Layer[] {
  const open: Layer[] = []
  for (const layer of allowed) {
    const { parameter, over } = allLayers[layer]
    if (parameters[parameter] !== undefined && open.at(-1) === over) open.push(layer)
  }
  return open
}

function isScreenName(name: string): name is ScreenName {
  return name in routes
}

function pathInBase(pathname: string) {
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
  return isInside ? pathname.slice(basePath.length) : pathname
}

/** The date that the screen of an address looks up, if it does. Today is worked out only where it counts. */
export function dateOf(address: Address, today: () => string): string | undefined {
  return address.screen === 'not found' ? undefined : screenDate(address, today)
}

function screenDate<Name extends ScreenName>(address: AddressOf<Name>, today: () => string) {
  const { date } = routes[address.screen]
  return date?.(address, today)
}

export function dayPathOf(date: string): string | undefined {
  return isDay(date) ? pathOf({ screen: 'day', date }) : undefined
}
