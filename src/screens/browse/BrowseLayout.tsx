import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { SlideshowButton, SlideshowLayer } from '../../lightbox/SlideshowLayer.tsx'
import { hasFailed } from '../../service/queries.ts'
import { failureSentence, ServiceError } from '../../service/request.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import type { PostsResult } from './nasa-list/nasa-list.ts'
import { entryOfPost } from './nasa-list/posts.ts'

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

interface PostSlideshowProps extends Omit<ComponentProps<typeof SlideshowLayer>, 'entries'> {
  result: PostsResult
}

/** A slideshow of the pictures loaded so far. Its button shows if there are any, or while they load. */
export function PostSlideshow({ result, ...rest }: PostSlideshowProps) {
  const { posts, isFetching } = result
  const entries = useMemo(() => posts.map(entryOfPost), [posts])
  const hasPictures = posts.some(({ pictureUrl }) => pictureUrl !== undefined)
  return (
    <>
      {(hasPictures || isFetching) && <SlideshowButton />}
      <SlideshowLayer entries={hasPictures || !isFetching ? entries : undefined} {...rest} />
    </>
  )
}

export function PostsNotice({ result }: { result: PostsResult }) {
  const { error, isFetching, isListError, retry } = result
  if (!hasFailed(result)) return null
  const isDown = error instanceof ServiceError && error.reason === 'down'
  const sentence = isListError
    ? 'NASA’s list of pictures can’t be reached.'
    : 'Some pictures couldn’t be loaded.'
  return (
    <FailureNotice
      sentence={error && (isDown ? sentence : failureSentence(error))}
      isRetrying={isFetching}
      onRetry={retry}
    />
  )
}
