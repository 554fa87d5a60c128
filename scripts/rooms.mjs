import { dirname, relative, resolve } from 'node:path'

/**
 * A rule for oxlint: a file may import from its own room, and from the rooms, folders and files that
 * `.oxlintrc.json` lists for it. A file belongs to the innermost room of that list that it is in, so
 * that a room is no way into the rooms inside it.
 */
const arrows = {
  meta: { schema: false },
  /** @param {any} context oxlint's, as ESLint's */
  create(context) {
    /** @type {Record<string, string[]>} */
    const rooms = context.options[0]
    const file = relative(context.cwd, context.filename)
    const room = roomOf(file, rooms)

    /** @param {any} node an import or export, static or dynamic, or a type's */
    function check({ source }) {
      const path = source?.value
      if (!room || typeof path !== 'string' || !path.startsWith('.')) return
      const imported = relative(context.cwd, resolve(dirname(context.filename), path))
      const other = roomOf(imported, rooms)
      const allows = (/** @type {string} */ allowed) =>
        isIn(imported, allowed) && roomOf(allowed, rooms) === other
      if (other === room || rooms[room]?.some(allows)) return
      context.report({ node: source, message: `${room} may not import ${other ?? imported}.` })
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

/**
 * @param {string} file
 * @param {Record<string, string[]>} rooms
 */
function roomOf(file, rooms) {
  return Object.keys(rooms)
    .filter((room) => isIn(file, room))
    .toSorted((a, b) => b.length - a.length)[0]
}

/**
 * @param {string} file
 * @param {string} room
 */
function isIn(file, room) {
  return file === room || file.startsWith(`${room}/`)
}

// oxlint-disable-next-line import/no-default-export -- oxlint asks for one
export default { meta: { name: 'rooms' }, rules: { arrows } }
