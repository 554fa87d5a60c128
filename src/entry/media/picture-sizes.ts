/** Where media is shown: whole on By Date, cropped in a tile, or whole in a dialog. */
export type Fit = 'hero' | 'tile' | 'modal'

/**
 * About how wide a picture is on the screen, for the browser to choose from `srcset`. In a dialog
 * too: the file that the card has loaded is shown at once, and is as large as needed there.
 */
export const wholePictureSizes = '(width < 60rem) 100vw, min(100vw - 14rem, 150vh)'

/** The same for tiles: cropped to one, most pictures are about twice as wide as it. */
export const tilePictureSizes = '(width < 40rem) 85vw, 30rem'
