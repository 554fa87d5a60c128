/** How media sits in its place: whole on By Date, cut to a tile, or whole in the modal. */
export type Fit = 'hero' | 'tile' | 'modal'

/** About how wide a picture stands on the screen, for the browser to choose which one to ask for. */
export const pictureSizes: Record<Fit, string> = {
  hero: '(width < 60rem) 100vw, min(100vw - 14rem, 74rem)',
  tile: '(width < 40rem) 100vw, 24rem',
  modal: 'min(100vw, 62rem)',
}
