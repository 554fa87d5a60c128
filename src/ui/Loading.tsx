import { useAnnouncement } from './messages.ts'

export function Loading() {
  useAnnouncement('Loading...')
  return (
    <div className="ui-empty-state ui-delayed">
      <p>Loading...</p>
    </div>
  )
}
