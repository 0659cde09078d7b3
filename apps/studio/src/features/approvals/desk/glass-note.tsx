import { studioOperations } from '@yingzao/contract/studio'
import { Alert, Button } from 'antd'
import { dateTimeText } from '../../../state/date-time-text'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import type { ReviewDetail } from '../approval-rows'
import { wording } from '../wording'
import type { DialogName } from './dialogs'
import { isGlassOpen } from './glass-state'

const words = wording.glass

interface GlassNoteProps {
  detail: ReviewDetail
  glass: NonNullable<ReviewDetail['glass']>
  onOpen: (dialog: DialogName) => void
}

/** Who wants to publish without approvals and why, who agreed, and what can be done about it. */
export function GlassNote({ detail: { submission }, glass, onOpen }: GlassNoteProps) {
  const member = useMember()
  const { asked_by, asked_at, reason, granted_by, open_until } = glass
  const isOpen = isGlassOpen(glass)
  const mayGrant =
    !granted_by &&
    submission.state === 'waiting' &&
    asked_by.member_id !== member.member_id &&
    mayCall(member, studioOperations.glassGrant)
  const mayPublish = isOpen && !submission.is_published && mayCall(member, studioOperations.reviewPublish)
  return (
    <Alert
      type="error"
      showIcon
      title={words.title}
      description={
        <>
          <p>{words.askedBy(asked_by.name, dateTimeText(asked_at))}</p>
          <p>{words.because(reason)}</p>
          <p>
            {granted_by
              ? isOpen && open_until
                ? words.grantedBy(granted_by.name, dateTimeText(open_until))
                : words.over(granted_by.name)
              : words.waiting}
          </p>
          {mayGrant && (
            <Button danger onClick={() => onOpen('glassGrant')}>
              {words.grant}
            </Button>
          )}
          {mayPublish && (
            <Button danger type="primary" onClick={() => onOpen('publish')}>
              {words.publish}
            </Button>
          )}
        </>
      }
    />
  )
}
