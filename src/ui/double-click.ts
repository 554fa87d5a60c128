/**
 * A click that follows sooner is the second of a double click; not every browser counts it as such
 * over two elements. Who clicks on purpose again takes longer.
 */
export const doubleClickMilliseconds = 400
