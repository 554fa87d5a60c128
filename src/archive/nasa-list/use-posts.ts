import { useMemo } from 'react'
import type { Day } from '../../apod/day.ts'
import type { Progress } from './nasa-list.ts'
import { usePostMedia, withPostMedia } from './post-media.ts'
import { oncePerDay, type Post } from './read-posts.ts'

/** What NASA's list has of a wall or search. What has come stays where the rest fails. */
export interface ListState {
  posts: readonly Post[]
  /** 'filling': posts or pictures still come by themselves. 'failed' stays while the visitor tries again. */
  status: 'loading' | 'filling' | 'ready' | 'failed'
  error: Error | undefined
  isTryingAgain: boolean
}

interface PostsProps {
  lists: readonly (readonly Post[])[]
  progress: readonly Progress[]
  /** Of requests that only fill gaps. */
  filling?: readonly Progress[]
  /** The order of the posts; without it they are in that of the lists. */
  days?: readonly Day[]
}

/** The posts of lists, one for each day, with their media as these come. */
export function usePosts({ lists, progress, filling = [], days }: PostsProps): ListState {
  const media = usePostMedia(lists)
  const posts = useMemo(() => {
    const byDay = oncePerDay(lists.flat().map((post) => withPostMedia(post, media.bySlug)))
    return days ? days.flatMap((day) => byDay.get(day) ?? []) : [...byDay.values()]
  }, [lists, media.bySlug, days])
  const missing = [...progress, ...filling, ...media.progress].filter(({ isMissing }) => isMissing)
  const failed = missing.filter(({ error }) => error)
  const isLoading = progress.some(({ isMissing, isFetching }) => isMissing && isFetching)
  const isFilling = missing.some(({ isFetching }) => isFetching)
  const status = isLoading ? 'loading' : isFilling ? 'filling' : 'ready'
  return {
    posts,
    status: failed.length > 0 ? 'failed' : status,
    error: failed[0]?.error ?? undefined,
    isTryingAgain: failed.some(({ isFetching }) => isFetching),
  }
}
