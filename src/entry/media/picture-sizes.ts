/** Where media is shown: whole on By Date, cropped in a tile, or whole in a dialog. */
export type Fit = 'hero' | 'tile' | 'modal'

/** About how wide a picture is on the screen, for the browser to choose from `srcset`. */
export const pictureSizes: Record<Fit, string> = {
  hero: '(width < 60rem) 100vw, min(100vw - 14rem, 74rem)',
  tile: '(width < 40rem) 100vw, 24rem',
  modal: 'min(100vw, 62rem)',
}
