import { Announcement } from './Announcement.tsx'

/** Shown while something loads; the text appears only after a moment. */
export function Loading() {
  return (
    <>
      <p className="line delayed">Loading...</p>
      <Announcement>Loading.</Announcement>
    </>
  )
}
