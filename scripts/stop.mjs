/** Ends the program with a plain sentence instead of a stack. @type {(sentence: string) => never} */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
