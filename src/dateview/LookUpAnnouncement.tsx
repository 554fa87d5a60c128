import type { Answer } from '../service/answer.ts'
import { Announcement } from '../ui/Announcement.tsx'

interface LookUpAnnouncementProps {
  date: string
  answer: Answer | undefined
  isFetching: boolean
}

/** Tells by ear how a look-up goes; a failure's notice tells of itself. */
export function LookUpAnnouncement(props: LookUpAnnouncementProps) {
  return <Announcement>{sentenceOf(props)}</Announcement>
}

function sentenceOf({ date, answer, isFetching }: LookUpAnnouncementProps) {
  if (answer?.kind === 'entry') return `The entry of ${answer.entry.date} is shown.`
  if (answer?.kind === 'code') {
    if (answer.code === 404) return `There is no entry of ${date}.`
    return answer.code === 400 ? `The service does not take ${date}.` : ''
  }
  return isFetching ? 'Loading.' : ''
}
