// The parts that a first picture does without, in one file. As two, what both share with the
// program would become a third one, which every first load would wait for.
export { BookmarksScreen } from '../screens/bookmarks/BookmarksScreen.tsx'
export { OpenDialog } from '../screens/date-view/OpenDialog.tsx'
export { swipe } from '../screens/date-view/swipe.ts'
