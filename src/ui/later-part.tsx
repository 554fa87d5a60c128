import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { LoadFailure } from './LoadFailure.tsx'

/** A component whose file loads later, at the latest when it is first rendered, in a Suspense. */
export interface LaterPart<Props> {
  (props: Props): ReactNode
  /** Loads the file before it is rendered. Rejects where that fails; the next call tries again. */
  fetch: () => Promise<unknown>
}

/** Load the parts in the rest of the page, which the build makes one file. */
const rest: (() => Promise<unknown>)[] = []

/**
 * Loads the rest of the page quietly: what fails is said where a part is needed.
 * @param after the picture, so that it is painted first, or the page's load event
 */
export function fetchRestAfter(after: 'picture' | 'load') {
  if (after === 'picture') requestAnimationFrame(() => setTimeout(fetchNow, 50))
  else if (document.readyState === 'complete') fetchNow()
  else addEventListener('load', fetchNow, { once: true })
}

function fetchNow() {
  void Promise.allSettled(rest.map((fetch) => fetch()))
}

/**
 * `React.lazy` over a loader that remembers what has come, so that a first opening can move: lazy suspends
 * at its first render even where the file is there. Where it can't be loaded, the place says so, and its next mount tries again.
 * @param load imports the file
 * @param options.isRest false for a separate file, which nothing loads quietly
 * @param options.Place what stands around the sentence that it could not be loaded
 */
export function createLaterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    isRest = true,
    Place = Anywhere,
  }: { isRest?: boolean; Place?: ComponentType<Props & Content> } = {},
): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let Lazy = lazy(loadOrSay)

  async function fetch() {
    loaded = await load()
    return loaded
  }

  async function loadOrSay() {
    try {
      return { default: await fetch() }
    } catch {
      return { default: Missing }
    }
  }

  function Missing(props: Props) {
    useEffect(
      () => () => {
        Lazy = lazy(loadOrSay)
      },
      [],
    )
    return (
      <Place {...props}>
        <LoadFailure />
      </Place>
    )
  }

  function Part(props: Props) {
    // Replacing the component would mount the part again and lose its state.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }

  Part.fetch = fetch
  if (isRest) rest.push(fetch)
  return Part
}

interface Content {
  children: ReactNode
}

function Anywhere({ children }: Content) {
  return children
}
