// `LazyLightbox` imports this file, so that both components and the library are one chunk.
export { ImageViewer } from './ImageViewer.tsx'
export { Slideshow } from './Slideshow.tsx'
