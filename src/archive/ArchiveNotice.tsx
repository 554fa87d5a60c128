import { failureSentence, ServiceError } from '../service/answer.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { retryList } from './nasa-list/nasa-list.ts'
import type { ArchiveList } from './nasa-list/post-media.ts'

interface ArchiveNoticeProps {
  archiveList: ArchiveList
  /** What follows if NASA's list can't be reached. */
  remark?: string
  onRetryList?: () => void
  takesFocus?: boolean
}

/** Says what has failed, if anything, and offers to try again. */
export function ArchiveNotice(props: ArchiveNoticeProps) {
  const { archiveList, remark = '', onRetryList = retryList, takesFocus = false } = props
  const { list, details } = archiveList
  if (!list.error && !details.error) return null
  const isLimit = list.error instanceof ServiceError && list.error.reason === 'limit'
  const listSentence = isLimit
    ? failureSentence(list.error)
    : `NASA’s list can’t be reached.${remark}`
  return (
    <FailureNotice
      sentence={list.error ? listSentence : 'Some pictures could not be loaded.'}
      isTryingAgain={(list.error ? list : details).isFetching}
      onTryAgain={list.error ? onRetryList : retryList}
      takesFocus={takesFocus && list.error !== null}
    />
  )
}
