import { failureSentence, ServiceError } from '../service/answer.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { refetchFailedLists } from './nasa-list/nasa-list.ts'
import type { ArchiveList } from './nasa-list/post-media.ts'

interface ArchiveNoticeProps {
  archiveList: ArchiveList
  /** What follows if NASA's list can't be reached. */
  remark?: string
  onRetry?: () => void
  takesFocus?: boolean
}

/** Says what has failed, if anything, and offers to try again. */
export function ArchiveNotice(props: ArchiveNoticeProps) {
  const { archiveList, remark = '', onRetry = refetchFailedLists, takesFocus = false } = props
  const { list, details } = archiveList
  if (!list.error && !details.error) return null
  const isLimit = list.error instanceof ServiceError && list.error.reason === 'limit'
  const listSentence = isLimit
    ? failureSentence(list.error)
    : `NASA’s list can’t be reached.${remark}`
  return (
    <FailureNotice
      sentence={list.error ? listSentence : 'Some pictures could not be loaded.'}
      isRetrying={(list.error ? list : details).isFetching}
      onRetry={list.error ? onRetry : refetchFailedLists}
      takesFocus={takesFocus && list.error !== null}
    />
  )
}
