import { pathOf } from '../../navigation/address.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'

export function NotFoundScreen() {
  return (
    <ScreenLayout title="There’s nothing here">
      <EmptyState>
        <p>There&apos;s nothing here!</p>
        <a className="ui-button" href={pathOf({ screen: 'today' })}>
          Show today’s picture
        </a>
      </EmptyState>
    </ScreenLayout>
  )
}
