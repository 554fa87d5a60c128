/** Prints an error without a stack trace, and exits with status 1. @type {(sentence: string) => never} */
export function exitWithError(sentence) {
  console.error(sentence)
  process.exit(1)
}
