import { failureSentence, ServiceError } from '../service/answer.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { refetchFailedLists } from './nasa-list/nasa-list.ts'
import type { ArchiveList } from './nasa-list/post-media.ts'

interface ArchiveNoticeProps {
  archiveList: ArchiveList
  /** Added to the sentence if NASA's list can't be reached. */
  remark?: string
  onRetry?: () => void
  takesFocus?: boolean
}

/** Says what has failed, if anything, and offers to try again. */
export function ArchiveNotice(props: ArchiveNoticeProps) {
  const { archiveList, remark = '', onRetry = refetchFailedLists, takesFocus = false } = props
  const { listState, detailState } = archiveList
  if (!listState.error && !detailState.error) return null
  const isLimit = listState.error instanceof ServiceError && listState.error.reason === 'limit'
  const listSentence = isLimit
    ? failureSentence(listState.error)
    : `NASA’s list can’t be reached.${remark}`
  return (
    <FailureNotice
      sentence={listState.error ? listSentence : 'Some pictures couldn’t be loaded.'}
      isRetrying={(listState.error ? listState : detailState).isFetching}
      onRetry={listState.error ? onRetry : refetchFailedLists}
      takesFocus={takesFocus && listState.error !== null}
    />
  )
}
