/** What a chunk's name may depend on; Rolldown's own type has more. */
interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/** The module of the viewer's library, which is needed least. */
const viewer = '/src/entry/viewer/Viewer.tsx'

/**
 * Puts the program into four chunks: what finds the picture and the rest of the first load, all that loads
 * later, and the viewer's library. Without it they are many, and a visitor waits longer for each.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  // Vite makes one style sheet of all styles, and puts the files that the page's own chunk imports into the page.
  if (/\.(css|html)$/.test(id)) return null
  const starts = startsOf(id, new Set())
  const isIn = (module: string) => starts.some((start) => start.endsWith(module))
  if (isIn('/index.html')) return 'preload'
  if (isIn('/src/main.tsx')) return 'program'
  return starts.every((start) => start.endsWith(viewer)) ? 'viewer' : 'rest'

  /** The modules that no other imports, but by `import()`, through which a module loads. */
  function startsOf(module: string, seen: Set<string>): string[] {
    if (seen.has(module)) return []
    seen.add(module)
    const { importers = [] } = modules.getModuleInfo(module) ?? {}
    return importers.length === 0 ? [module] : importers.flatMap((each) => startsOf(each, seen))
  }
}
