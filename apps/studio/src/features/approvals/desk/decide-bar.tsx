import { studioOperations } from '@yingzao/contract/studio'
import { Alert, Button } from 'antd'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import type { ReviewDetail, Step } from '../approval-rows'
import { wording } from '../wording'
import type { DialogName } from './dialogs'
import { GlassNote } from './glass-note'
import { isGlassOpen } from './glass-state'

const words = wording.decide

interface DecideBarProps {
  detail: ReviewDetail
  onOpen: (dialog: DialogName, step?: Step) => void
}

/** What this member may do with a submission in its current state, or why nothing. */
export function DecideBar({ detail, onOpen }: DecideBarProps) {
  const member = useMember()
  const { submission, glass } = detail
  const { state, mine, why_not_mine, is_published, withdrawal } = submission
  const may = (call: 'reviewPublish' | 'reviewWithdraw' | 'glassAsk') =>
    mayCall(member, studioOperations[call])
  const isWaiting = state === 'waiting'
  const mayAsk = isWaiting && may('glassAsk') && (glass === null || isOver(glass))
  return (
    <section className="ap-decide" aria-label={words.bar}>
      {glass && (isWaiting || is_published) && <GlassNote detail={detail} glass={glass} onOpen={onOpen} />}
      {why_not_mine && <Alert type="info" showIcon title={words.why[why_not_mine]} />}
      {!isWaiting && (
        <p className="st-soft">
          {words.ended(wording.states[state])}
          {is_published && words.isPublished}
        </p>
      )}
      <div className="ap-acts">
        {mine.map((step) => (
          <span key={step} className="ap-acts">
            <Button type="primary" onClick={() => onOpen('approve', step)}>
              {words.approve(wording.steps[step])}
            </Button>
            <Button danger onClick={() => onOpen('return', step)}>
              {words.return(wording.steps[step])}
            </Button>
          </span>
        ))}
        {state === 'approved' && !is_published && may('reviewPublish') && (
          <Button type="primary" onClick={() => onOpen('publish')}>
            {words.publish}
          </Button>
        )}
        {withdrawal && may('reviewWithdraw') && (
          <Button onClick={() => onOpen('withdraw')}>{words.withdraw}</Button>
        )}
        {mayAsk && (
          <Button danger type="text" onClick={() => onOpen('glassAsk')}>
            {wording.glass.ask}
          </Button>
        )}
      </div>
    </section>
  )
}

function isOver(glass: NonNullable<ReviewDetail['glass']>): boolean {
  return glass.open_until !== null && !isGlassOpen(glass)
}
