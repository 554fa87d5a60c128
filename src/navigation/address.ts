import { isDay } from '../apod/day.ts'
import {
  routes,
  layerRules,
  type Layer,
  type ScreenParameters,
  type QueryParameters,
  parseSlideshowOptions,
  type ScreenName,
  type SlideshowOptions,
  serializeSlideshowOptions,
} from './routes.ts'

// `build/inline-script.ts` puts this file and its imports into the HTML, so they must stay small.

/** The build's `BASE_URL` without its trailing slash: an empty string at the root of a host. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

interface OpenLayers extends SlideshowOptions {
  layers: readonly Layer[]
}

export const nothingOpen: OpenLayers = { layers: [], ...parseSlideshowOptions({}) }

/** A member for each screen, so that `screen` narrows the parameters. Those with a default may be missing. */
type LinkTo<Name extends ScreenName> = {
  [Screen in Name]: { screen: Screen } & ScreenParameters[Screen] & Partial<OpenLayers>
}[Name]

export type AddressOf<Name extends ScreenName> = {
  [Screen in Name]: { screen: Screen } & Required<ScreenParameters[Screen]> & OpenLayers
}[Name]

type NotFound = { screen: 'not found'; path: string } & OpenLayers

export type Address = AddressOf<ScreenName> | NotFound

export function parseAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address {
  const path = pathname.slice(basePath.length).replace(/\/$/, '') || '/dateview'
  // The first of two parameters with the same name wins.
  const parameters = Object.fromEntries([...new URLSearchParams(search)].toReversed())
  for (const route of Object.values(routes)) {
    const parsed = route.path === path ? route.parse(parameters) : undefined
    if (!parsed) continue
    const isEmptySearch = parsed.screen === 'search' && parsed.terms === ''
    const layers = isEmptySearch ? [] : layersIn(parameters, route.layers)
    const options = layers.includes('slideshow') ? parameters : {}
    return { ...parsed, layers, ...parseSlideshowOptions(options) }
  }
  // Two slashes at the start would lead to another host.
  return { screen: 'not found', path: pathname.replace(/^\/+/, '/'), ...nothingOpen }
}

export function addressNow(): Address {
  return parseAddress(location)
}

/** The path and query of a link, without default values. `parseAddress` is the inverse. */
export function pathOf(link: LinkTo<ScreenName> | NotFound): string {
  if (link.screen === 'not found') return link.path
  const { layers = [] } = link
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(parametersOf(link)))
    if (value !== undefined) parameters.set(name, value)
  // On Bookmarks, `open` already has a value, which is the bookmark's key.
  const flags = layers
    .map((layer) => layerRules[layer].parameter)
    .filter((name) => !parameters.has(name))
  const options = layers.includes('slideshow') ? serializeSlideshowOptions(link) : []
  const query = [...(parameters.size > 0 ? [parameters] : []), ...flags, ...options].join('&')
  return basePath + routes[link.screen].path + (query && `?${query}`)
}

/** Generic, because TypeScript can't match `serialize` with a union of all links. */
function parametersOf<Name extends ScreenName>(link: LinkTo<Name>) {
  return routes[link.screen].serialize(link)
}

function layersIn(parameters: QueryParameters, allowed: readonly Layer[]): Layer[] {
  const open: Layer[] = []
  for (const layer of allowed) {
    const { parameter, over } = layerRules[layer]
    if (parameters[parameter] !== undefined && open.at(-1) === over) open.push(layer)
  }
  return open
}

export function dayPathOf(date: string): string | undefined {
  return isDay(date) ? pathOf({ screen: 'day', date }) : undefined
}

export function dayUrlOf(date: string) {
  const path = dayPathOf(date)
  return path ? location.origin + path : ''
}
