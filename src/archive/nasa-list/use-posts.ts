import { useMemo } from 'react'
import type { Day } from '../../apod/day.ts'
import type { Progress } from './nasa-list.ts'
import { usePostMedia, withPostMedia } from './post-media.ts'
import { oncePerDay, type Post } from './read-posts.ts'

/** What NASA's list has of a wall or search. What has come stays if the rest fails. */
export interface ListState {
  posts: readonly Post[]
  list: Progress
  /** Of the titles and pictures that the list itself lacks. */
  filling: Progress
}

/** The posts of lists, one for each day, with their media as these come. Given days say their order. */
export function usePosts(lists: readonly (readonly Post[])[], days?: readonly Day[]) {
  const { bySlug, filling } = usePostMedia(lists)
  const posts = useMemo(() => {
    const byDay = oncePerDay(lists.flat().map((post) => withPostMedia(post, bySlug)))
    return days ? days.flatMap((day) => byDay.get(day) ?? []) : [...byDay.values()]
  }, [lists, bySlug, days])
  return { posts, filling }
}
