/**
 * Ends the program with a plain sentence instead of a stack.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
