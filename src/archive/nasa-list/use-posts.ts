import { useMemo } from 'react'
import type { Day } from '../../apod/day.ts'
import type { Progress } from './nasa-list.ts'
import { usePostMedia, withPostMedia } from './post-media.ts'
import { oncePerDay, type Post } from './read-posts.ts'

export interface ArchiveList {
  posts: readonly Post[]
  listProgress: Progress
  /** The state of the requests for titles and pictures that the list lacks. */
  extras: Progress
}

/** One post for each day, with its media once they are loaded. @param days the order of the posts */
export function usePosts(lists: readonly (readonly Post[])[], days?: readonly Day[]) {
  const { bySlug, extras } = usePostMedia(lists)
  const posts = useMemo(() => {
    const byDay = oncePerDay(lists.flat().map((post) => withPostMedia(post, bySlug)))
    return days ? days.flatMap((day) => byDay.get(day) ?? []) : [...byDay.values()]
  }, [lists, bySlug, days])
  return { posts, extras }
}
