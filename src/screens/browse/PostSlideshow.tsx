import { useMemo } from 'react'
import { Slideshow } from '../../lightbox/Slideshow.tsx'
import { SlideshowButton } from '../../lightbox/SlideshowButton.tsx'
import { useAddress } from '../../navigation/history.ts'
import type { PostsResult } from './nasa-list/nasa-list.ts'
import { hasPicture } from './nasa-list/posts.ts'

interface PostSlideshowProps {
  result: PostsResult
  showsYears?: boolean
}

/** A slideshow of the pictures loaded so far. Its button shows if there are any, or while they load. */
export function PostSlideshow({ result, showsYears }: PostSlideshowProps) {
  const { posts, isFetching } = result
  const isOpen = useAddress().layers.includes('slideshow')
  const found = useMemo(() => posts.filter(hasPicture), [posts])
  const slides = found.length > 0 || !isFetching ? found : undefined
  return (
    <>
      {slides?.length !== 0 && <SlideshowButton />}
      {isOpen && <Slideshow slides={slides} showsYears={showsYears} />}
    </>
  )
}
