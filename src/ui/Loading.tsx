import { Announcement } from './Announcement.tsx'

/** Shown while something loads; the text appears only after a moment. */
export function Loading() {
  return (
    <>
      <div className="lone delayed">
        <p>Loading...</p>
      </div>
      <Announcement>Loading.</Announcement>
    </>
  )
}
