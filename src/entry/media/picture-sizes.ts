/** Where media is shown: whole on By Date, cropped in a tile, or whole in a dialog. */
export type Fit = 'hero' | 'tile' | 'modal'

const whole = '(width < 60rem) 100vw, min(100vw - 14rem, 150vh)'

/** About how wide a picture is on the screen, for the browser to choose from `srcset`. */
export const pictureSizes: Record<Fit, string> = {
  hero: whole,
  // Cropped to a tile, most pictures are about twice as wide as it.
  tile: '(width < 40rem) 85vw, 30rem',
  // The file that the card has loaded is shown at once, and is as large as needed here.
  modal: whole,
}
