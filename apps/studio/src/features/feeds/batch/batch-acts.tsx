import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { mayCall, type Self } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import type { BatchDetail } from '../feed-rows'
import { ApproveDialog } from './approve-dialog'
import { BackDialog } from './back-dialog'
import { RefuseDialog } from './refuse-dialog'
import { ShowDialog } from './show-dialog'
import { wording } from './wording'

type Act = 'approve' | 'refuse' | 'show' | 'back'

const isOwn = ({ batch: { imported_by } }: BatchDetail, { member_id }: Self) => imported_by === member_id

/** Why this member may not approve a waiting batch; undefined: the member may. */
export function useWaitingNote(detail: BatchDetail): string | undefined {
  const member = useMember()
  if (detail.batch.state !== 'waiting') return undefined
  const mayDecide = mayCall(member, studioOperations.feedBatchDecide)
  if (isOwn(detail, member)) return mayDecide ? wording.own : wording.ownWaiting
  return mayDecide ? undefined : wording.waiting
}

/** What this member can do with a batch now. */
export function BatchActs({ detail }: { detail: BatchDetail }) {
  const member = useMember()
  const [opened, setOpened] = useState<Act>()
  const { state, is_out } = detail.batch
  const close = () => setOpened(undefined)
  if (!mayCall(member, studioOperations.feedBatchDecide)) return null
  return (
    <>
      <div className="fd-acts">
        {state === 'waiting' && (
          <>
            <Button type="primary" disabled={isOwn(detail, member)} onClick={() => setOpened('approve')}>
              {wording.approve.button}
            </Button>
            <Button danger onClick={() => setOpened('refuse')}>
              {wording.refuse.button}
            </Button>
          </>
        )}
        {state === 'approved' && !is_out && (
          <Button type="primary" onClick={() => setOpened('show')}>
            {wording.show.button}
          </Button>
        )}
        {is_out && (
          <Button danger onClick={() => setOpened('back')}>
            {wording.back.button}
          </Button>
        )}
      </div>
      {opened === 'approve' && <ApproveDialog detail={detail} onClose={close} />}
      {opened === 'refuse' && <RefuseDialog batch_id={detail.batch.batch_id} onClose={close} />}
      {opened === 'show' && <ShowDialog detail={detail} onClose={close} />}
      {opened === 'back' && <BackDialog detail={detail} onClose={close} />}
    </>
  )
}
