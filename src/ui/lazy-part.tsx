import { type ComponentType, lazy, type ReactNode } from 'react'

/** A component whose file loads when it is first rendered. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads the file before it is needed. It never rejects. */
  fetch: () => Promise<void>
}

/** Thrown while rendering a part whose file can't be loaded. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure'
  /** Lets the next try ask for the file again. */
  readonly forget: () => void

  constructor(forget: () => void, cause: unknown) {
    super('A part of the page could not be loaded', { cause })
    this.forget = forget
  }
}

const quietParts: (() => Promise<void>)[] = []

/** Loads the small parts. Called once the first picture is there. */
export function fetchQuietParts(): void {
  for (const fetch of quietParts) void fetch()
}

/**
 * A part of the program in a separate file. It is rendered in a Suspense, and in an
 * ErrorBoundary, which says that it can't be loaded: React.lazy alone would keep that failure for the whole visit.
 * @param load imports the file
 * @param isQuiet it is small, and loads after the first picture
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false } = {},
): LazyPart<Props> {
  let Loaded = lazy(loadPart)

  async function loadPart() {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new PartFailure(() => (Loaded = lazy(loadPart)), cause)
    }
  }

  function Part(props: Props) {
    return <Loaded {...props} />
  }
  Part.fetch = async () => {
    try {
      await load()
    } catch {
      // It is said where the part is rendered.
    }
  }
  if (isQuiet) quietParts.push(Part.fetch)
  return Part
}
