import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import { maskedName } from '../../pii/masked-name'
import { findNickNames, maskedPhone } from '../passport'
import { type InviteTools, metActivity, progressOf } from './activity-home'
import { findGrantsOf, findInvitedBy } from './invitation-store'
import { saidOf } from './take-prize'

/** Whom a visitor invited in an activity, the newest first. */
export async function myInvited(
  tools: InviteTools,
  { activity_id, page, page_size }: OperationInput<Operations['myInvitedList']>,
  uid: number,
): Promise<OperationResponse<Operations['myInvitedList']>> {
  const activity = await metActivity(tools, activity_id)
  await progressOf(tools, activity, uid)
  const part = { uid, activity_id: activity.activity_id, page, page_size }
  const { list, total } = await findInvitedBy(tools.db.orm, part)
  const names = await findNickNames(
    tools.db.orm,
    list.map(({ invitee_uid }) => invitee_uid),
  )
  return {
    list: list.map(({ invitee_uid, counted_at, verdict, created_at, ...phone }) => ({
      nick_name: maskedName(names.get(invitee_uid)),
      handset: maskedPhone(tools.config, phone),
      registered_at: created_at.getTime(),
      is_valid: counted_at !== null && verdict !== 'faked',
      note: noteOf(counted_at, verdict),
    })),
    total,
    page,
    page_size,
  }
}

function noteOf(counted_at: Date | null, verdict: 'honest' | 'faked' | null): string {
  if (verdict === 'faked') return '核实后不计入邀请'
  return counted_at === null ? '还没有达到活动规则写的条件' : ''
}

/** What a visitor has won, the newest first. */
export async function myPrizes(
  tools: InviteTools,
  { activity_id, page, page_size }: OperationInput<Operations['myPrizes']>,
  uid: number,
): Promise<OperationResponse<Operations['myPrizes']>> {
  const { list, total } = await findGrantsOf(tools.db.orm, { uid, activity_id, page, page_size })
  return {
    list: list.map((grant) => ({
      ...saidOf(grant),
      image: grant.image,
      source: grant.state === 0 ? ('share' as const) : ('tier' as const),
      granted_at: grant.granted_at.getTime(),
    })),
    total,
    page,
    page_size,
  }
}
