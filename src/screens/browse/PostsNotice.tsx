import { failureSentence, ServiceError } from '../../service/request.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import type { PostsResult } from './nasa-list/nasa-list.ts'

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
