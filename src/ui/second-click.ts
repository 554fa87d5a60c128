/** The second click of a double click comes within so many milliseconds. */
export const doubleClickTime = 400
