/** Clicks closer together are one double click; not every browser counts them over two elements. */
export const doubleClickMilliseconds = 600
