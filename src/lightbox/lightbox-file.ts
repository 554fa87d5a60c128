// One program file, with the library, which `LazyViewer` loads later.
export { EntryViewer } from './ImageViewer.tsx'
export { SlideshowViewer } from './Slideshow.tsx'
