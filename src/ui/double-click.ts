/**
 * A click that follows sooner is the second of a double click, in milliseconds. Not every browser
 * counts clicks across two elements. An intended second click takes longer.
 */
export const doubleClickMilliseconds = 400
