import { useMemo, useState } from 'react'
import { addDays, anniversariesOf, formatDate } from '../../apod/calendar.ts'
import { type Day, parseMonthDay } from '../../apod/day.ts'
import { daysOf, monthOf, monthOptions } from '../../apod/month.ts'
import { type AddressOf, pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { useToday } from '../../navigation/today.ts'
import { useAnnouncement } from '../../ui/messages.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { useSwipe } from '../../ui/steps.tsx'
import { DayList } from '../browse/DayList.tsx'
import { useWallPosts } from '../browse/nasa-list/use-wall-posts.ts'
import { PostSlideshow } from '../browse/PostSlideshow.tsx'
import { PostsNotice } from '../browse/PostsNotice.tsx'
import { SearchForm } from '../browse/SearchForm.tsx'
import { WallHead } from '../browse/WallHead.tsx'

export function AnniversaryScreen({ address }: { address: AddressOf<'anniversary'> }) {
  const today = useToday()
  const day = parseMonthDay(address.monthDay) ?? today
  const wall = useMemo(() => anniversaryWall(day, today), [day, today])
  const { name, request, days, steps, nameSelects } = wall
  const result = useWallPosts(request, days)
  const isWaiting = result.isFetching && result.posts.length === 0
  useAnnouncement(isWaiting ? 'Loading...' : `Showing ${name}.`)
  const [latest, setLatest] = useState({ name, days, result })
  if (!isWaiting && latest.result.posts !== result.posts) setLatest({ name, days, result })
  const showsPrevious = isWaiting && latest.result.posts.length > 0
  return (
    <ScreenLayout
      title={name}
      header={
        <>
          <h2 className="ui-visually-hidden">{name}</h2>
          <WallHead steps={steps} nameSelects={nameSelects} />
          <SearchForm />
          <PostSlideshow key={name} result={result} showsYears />
        </>
      }
    >
      <PostsNotice result={result} />
      <div {...useSwipe(steps)}>
        {showsPrevious ? (
          <div className="ui-faded" inert>
            <DayList label={latest.name} days={latest.days} result={latest.result} />
          </div>
        ) : (
          <DayList label={name} days={days} result={result} />
        )}
      </div>
    </ScreenLayout>
  )
}

const pathTo = (monthDay: string) => pathOf({ screen: 'anniversary', monthDay })

const stepTo = (day: Day) => ({ go: () => goTo(pathTo(day.slice(5))) })

function anniversaryWall(day: Day, today: Day) {
  const [, month = '', dayOfMonth = ''] = day.split('-')
  const daySelect = {
    label: 'Day',
    value: dayOfMonth,
    options: daysOf(monthOf(day)).map((other) => {
      return { value: other.slice(8), label: String(Number(other.slice(8))) }
    }),
    pathTo: (other: string) => pathTo(`${month}-${other}`),
  }
  const monthSelect = {
    label: 'Month',
    value: month,
    options: monthOptions(),
    pathTo(other: string) {
      const lastDay = daysOf(`2000-${other}`).length
      return pathTo(`${other}-${Math.min(Number(dayOfMonth), lastDay)}`)
    },
  }
  const name = formatDate(day, 'day and month')
  return {
    name,
    request: { monthDay: day.slice(5) },
    days: anniversariesOf(day, today),
    steps: { noun: 'day', previous: stepTo(addDays(day, -1)), next: stepTo(addDays(day, 1)) },
    nameSelects: /^\d/.test(name) ? [daySelect, monthSelect] : [monthSelect, daySelect],
  }
}
