import { Announcement } from './Announcement.tsx'

/** Stands for what is on the way; what comes soon comes before its words. */
export function Loading() {
  return (
    <p className="line late">
      Loading...
      <Announcement>Loading.</Announcement>
    </p>
  )
}
