import { Button, Progress } from 'antd'
import { problemText } from '../../../ui/problem-text'
import { isUnderway, mayRetry } from '../../assets'
import type { PictureDraft as Draft } from '../session/picture-drafts'
import { useSession } from '../session/session-context'
import { wording } from './wording'

const words = wording.draft

/** A picture being uploaded to the library: its progress, or why it failed, and what can be done about that. */
export function PictureDraft({ draft: { url, upload } }: { draft: Draft }) {
  const { drafts } = useSession()
  const { state, part, problem } = upload
  if (isUnderway(upload)) {
    const percent = Math.floor(part * 100)
    return (
      <div className="ed-draft">
        <Progress percent={percent} size="small" showInfo={false} aria-label={words.progress} />
        <span className="ed-draft-state" role="status">
          {part === 1 ? words.working : words.sending(percent)}
        </span>
        <Button size="small" onClick={() => drafts.cancel(url)}>
          {words.cancel}
        </Button>
      </div>
    )
  }
  return (
    <div className="ed-draft">
      <span className="ed-draft-problem" role="alert">
        {state === 'cancelled' ? words.cancelled : problemText(problem)}
      </span>
      {mayRetry(upload) && (
        <Button size="small" onClick={() => drafts.retry(url)}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
