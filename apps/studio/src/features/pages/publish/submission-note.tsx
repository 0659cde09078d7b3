import { Alert } from 'antd'
import { dateTimeText } from '../../../state/date-time-text'
import type { Submission } from './use-newest-submission'
import { wording } from './wording'

const words = wording.approval

interface SubmissionNoteProps {
  submission: Submission
  /** The draft is what was submitted, as far as that is known. */
  isSame: boolean
  /** It was submitted just now. */
  isNew: boolean
}

/** What happened to a page's last submission. */
export function SubmissionNote({ submission, isSame, isNew }: SubmissionNoteProps) {
  const { state, version, open_steps, submitted_by, submitted_at, is_published } = submission
  if (state === 'approved') {
    const text = is_published ? words.isPublished : isSame ? words.ready : words.changedSince
    const isReady = isSame && !is_published
    return (
      <Alert
        type={isReady ? 'success' : 'info'}
        showIcon
        title={isNew ? words.sameAsApproved : words.approved(version)}
        {...(!isNew && { description: text })}
      />
    )
  }
  if (state === 'waiting') {
    return (
      <Alert
        type={isNew ? 'success' : 'info'}
        showIcon
        title={isNew ? words.done(version) : words.waiting(version)}
        description={
          <>
            <p>{words.by(submitted_by, dateTimeText(submitted_at))}</p>
            <p>{words.open(open_steps.map((step) => words.steps[step]))}</p>
          </>
        }
      />
    )
  }
  if (state === 'returned') return <Alert type="warning" showIcon title={words.returned(version)} />
  return null
}
