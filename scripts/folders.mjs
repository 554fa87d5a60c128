import { dirname, relative, resolve } from 'node:path'

/**
 * A rule for oxlint: a file may import from its own folder, and from the folders and files that
 * `.oxlintrc.json` lists for it. A file belongs to the innermost listed folder that it is in, so
 * that a folder's name does not allow imports from the listed folders inside it. Any test may
 * import from `src/test`.
 */
const imports = {
  meta: { schema: false },
  /** @param {any} context oxlint's, as ESLint's */
  create(context) {
    /** @type {Record<string, string[]>} */
    const folders = context.options[0]
    const innermostFirst = Object.keys(folders).toSorted((a, b) => b.length - a.length)
    const folderOf = (/** @type {string} */ file) =>
      innermostFirst.find((folder) => isIn(file, folder))
    const folder = folderOf(relative(context.cwd, context.filename))
    const isTest = /\.test\.tsx?$/.test(context.filename)

    /** @param {any} node an import or export, static or dynamic, or a type's */
    function check({ source }) {
      const path = source?.value
      if (!folder || typeof path !== 'string' || !path.startsWith('.')) return
      const imported = relative(context.cwd, resolve(dirname(context.filename), path))
      const other = folderOf(imported)
      const allows = (/** @type {string} */ allowed) =>
        isIn(imported, allowed) && folderOf(allowed) === other
      if (isTest && isIn(imported, 'src/test')) return
      if (other === folder || folders[folder]?.some(allows)) return
      context.report({ node: source, message: `${folder} may not import ${other ?? imported}.` })
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    }
  },
}

const isIn = (/** @type {string} */ file, /** @type {string} */ folder) =>
  file === folder || file.startsWith(`${folder}/`)

// oxlint-disable-next-line import/no-default-export -- oxlint asks for one
export default { meta: { name: 'folders' }, rules: { imports } }
