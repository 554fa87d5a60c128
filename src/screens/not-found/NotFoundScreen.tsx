import { pathOf } from '../../navigation/address.ts'
import { EmptyRoom } from '../../ui/EmptyRoom.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'

export function NotFoundScreen() {
  return (
    <ScreenLayout title="There’s nothing here">
      <EmptyRoom>
        <p>There&apos;s nothing here!</p>
        <a className="ui-button" href={pathOf({ screen: 'today' })}>
          Show today’s picture
        </a>
      </EmptyRoom>
    </ScreenLayout>
  )
}
