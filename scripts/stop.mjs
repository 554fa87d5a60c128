/** Prints a sentence instead of a stack, and exits with status 1. @type {(sentence: string) => never} */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
