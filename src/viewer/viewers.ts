// One program file, with the library, which `LazyViewer` loads later.
export { EntryViewer } from './EntryViewer.tsx'
export { SlideshowViewer } from './SlideshowViewer.tsx'
