/** What follows sooner is the second of two clicks; not every browser counts it as such over two elements. */
export const doubleClickMilliseconds = 600
