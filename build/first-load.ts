/** What a chunk's name may depend on; Rolldown's own type has more. */
interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/**
 * Puts what the first load needs into two chunks, since a browser asks for few files sooner than for many:
 * what finds the picture, and the rest of the program. Parts that load later stay as they are.
 */
export function firstLoadChunk(id: string, modules: Modules): string | null {
  if (isImported('/src/boot/preload.ts')) return 'preload'
  return isImported('/src/main.tsx') ? 'program' : null

  /** Whether the file imports the module, itself or by others; not by `import()`. */
  function isImported(file: string, module = id, seen = new Set<string>()): boolean {
    if (module.endsWith(file)) return true
    if (seen.has(module)) return false
    seen.add(module)
    const { importers = [] } = modules.getModuleInfo(module) ?? {}
    return importers.some((importer) => isImported(file, importer, seen))
  }
}
