import { isDay } from '../apod/day.ts'
import { routes, allLayers, type Layer, type LinkParts, type QueryParameters } from './routes.ts'
import { readPlay, type SlideshowPlay, writePlay } from './slideshow-play.ts'

/** The path that the build is for, without a slash at its end; empty at the root of a host. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

type Screen = keyof LinkParts

/** What every address says. */
interface Shown extends SlideshowPlay {
  layers: readonly Layer[]
}

type LinkTo<Name extends Screen> = {
  [Each in Name]: { screen: Each } & LinkParts[Each] & Partial<Shown>
}[Name]

/** The address of a screen. */
export type AddressOf<Name extends Screen> = {
  [Each in Name]: { screen: Each } & Required<LinkParts[Each]> & Shown
}[Name]

type NotFound = { screen: 'not found'; path: string } & Shown

export type Address = AddressOf<Screen> | NotFound

export function parseAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address {
  const path = pathInBase(pathname).replace(/\/$/, '') || '/dateview'
  // Of parameters with the same name the first counts.
  const parameters = Object.fromEntries([...new URLSearchParams(search)].toReversed())
  for (const route of Object.values(routes)) {
    const named = route.path === path ? route.read(parameters) : undefined
    const layers = layersIn(parameters, route.layers)
    const play = layers.includes('slideshow') ? readPlay(parameters) : {}
    if (named) return { ...named, layers, ...play }
  }
  // As a link, `//other` would lead to another host.
  return { screen: 'not found', path: pathname.replace(/^\/+/, '/'), layers: [] }
}

/** The address in `location`. During a view transition it is ahead of the one on the screen (`useAddress`). */
export function addressNow(): Address {
  return parseAddress(location)
}

/** The path and query of a link, without default values; `parseAddress` reads the same again. */
export function pathOf(link: LinkTo<Screen> | NotFound): string {
  if (link.screen === 'not found') return link.path
  const { layers = [] } = link
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(parametersOf(link)))
    if (value !== undefined) parameters.set(name, value)
  // On Bookmarks `open` is a parameter already, with the bookmark's key.
  const flags = layers
    .map((layer) => allLayers[layer].parameter)
    .filter((name) => !parameters.has(name))
  const play = layers.includes('slideshow') ? writePlay(link) : []
  const query = [...(parameters.size > 0 ? [parameters] : []), ...flags, ...play].join('&')
  return basePath + routes[link.screen].path + (query && `?${query}`)
}

/** Generic, so that the compiler knows each screen's own link. */
function parametersOf<Name extends Screen>(link: LinkTo<Name>) {
  return routes[link.screen].write(link)
}

function layersIn(parameters: QueryParameters, allowed: readonly Layer[]): Layer[] {
  const open: Layer[] = []
  for (const layer of allowed) {
    const { parameter, over } = allLayers[layer]
    if (parameters[parameter] !== undefined && open.at(-1) === over) open.push(layer)
  }
  return open
}

function pathInBase(pathname: string) {
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
  return isInside ? pathname.slice(basePath.length) : pathname
}

/** The date that the screen of an address looks up, if it does. Today is worked out only where it counts. */
export function dateOf(address: Address, today: () => string): string | undefined {
  if (address.screen === 'today') return today()
  return address.screen === 'day' ? address.date : undefined
}

export function dayPathOf(date: string): string | undefined {
  return isDay(date) ? pathOf({ screen: 'day', date }) : undefined
}
