import { useMemo } from 'react'
import type { Day } from '../../apod/day.ts'
import { joinProgress, type Progress } from './nasa-list.ts'
import { usePostMedia, withPostMedia } from './post-media.ts'
import { oncePerDay, type Post } from './read-posts.ts'

/** What NASA's list has of a wall or search. What has come stays if the rest fails. */
export interface ListState {
  posts: readonly Post[]
  list: Progress
  /** Titles and pictures that the list itself lacks. */
  filling: Progress
}

interface PostsProps {
  lists: readonly (readonly Post[])[]
  list: Progress
  /** Of titles that are asked for besides. */
  titles?: readonly Progress[]
  /** The order of the posts; without it they are in that of the lists. */
  days?: readonly Day[]
}

/** The posts of lists, one for each day, with their media as these come. */
export function usePosts({ lists, list, titles = [], days }: PostsProps): ListState {
  const media = usePostMedia(lists)
  const posts = useMemo(() => {
    const byDay = oncePerDay(lists.flat().map((post) => withPostMedia(post, media.bySlug)))
    return days ? days.flatMap((day) => byDay.get(day) ?? []) : [...byDay.values()]
  }, [lists, media.bySlug, days])
  return { posts, list, filling: joinProgress([media.progress, ...titles]) }
}
