// `LazyLightbox` loads this file, so that both viewers and the library are one file of the build.
export { ImageViewer } from './ImageViewer.tsx'
export { Slideshow } from './Slideshow.tsx'
