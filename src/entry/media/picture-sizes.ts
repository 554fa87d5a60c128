/** How media fill their box, also as a class: whole on By Date and in a dialog, or cropped in a tile. */
export type Fit = 'whole' | 'cropped'

/**
 * About how wide a picture is on the screen, for the browser to choose from `srcset`. In a dialog
 * too: the file that the card has loaded is shown at once, and is as large as needed there.
 */
export const wholePictureSizes = '(width < 60rem) 100vw, min(100vw - 8rem, 150vh)'

/** The same for tiles: cropped to one, most pictures are about twice as wide as it. */
export const tilePictureSizes = '(width < 40rem) 85vw, 36rem'
