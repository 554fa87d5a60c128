import { type ReactNode, useMemo } from 'react'
import { Slideshow } from '../../lightbox/Slideshow.tsx'
import { SlideshowButton } from '../../lightbox/SlideshowButton.tsx'
import { useAddress } from '../../navigation/history.ts'
import { failureSentence, ServiceError } from '../../service/request.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import type { PostsResult } from './nasa-list/nasa-list.ts'
import { hasPicture } from './nasa-list/posts.ts'

interface BrowseLayoutProps {
  title: string
  header: ReactNode
  children: ReactNode
}

export function BrowseLayout({ title, header, children }: BrowseLayoutProps) {
  return (
    <ScreenLayout title={title} header={<div className="ui-row">{header}</div>}>
      {children}
    </ScreenLayout>
  )
}

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

export function PostsNotice({ result }: { result: PostsResult }) {
  const { error, isFetching, isListError, retry } = result
  if (!error) return null
  const isDown = error instanceof ServiceError && error.reason === 'down'
  const sentence = isListError
    ? 'NASA’s list of pictures can’t be reached.'
    : 'Some pictures couldn’t be loaded.'
  return (
    <FailureNotice
      sentence={isDown ? sentence : failureSentence(error)}
      isRetrying={isFetching}
      onRetry={retry}
    />
  )
}
