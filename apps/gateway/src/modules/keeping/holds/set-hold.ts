import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { checkedBy, refusal } from '../../../http/studio-refusals'
import { sealHandset } from '../../../pii/sealed-handset'
import { type Actor, appendAudit } from '../../audit'
import { findByPhone } from '../../passport'
import { legalHold } from '../keeping-tables'

type Set = StudioInput<StudioOperations['holdSet']>
type Subject = Omit<typeof legalHold.$inferInsert, 'reason' | 'reference_no' | 'set_by'>

/** Sets a hold. It waits for deletions in progress; later deletions see it. */
export function setHold(
  { config, db, log }: Pick<Context, 'config' | 'db' | 'log'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { reason, reference_no, ...asked }: Set,
): Promise<StudioResponse<StudioOperations['holdSet']>> {
  return db.orm.transaction(async (tx) => {
    // Must come before anything is read: the person looked up may be erased meanwhile.
    await tx.execute(sql`SELECT stop_deletions()`)
    const handset = asked.scope === 'person' ? asked.handset : undefined
    const uid = handset === undefined ? undefined : await findByPhone(config, tx, handset)
    const subject = subjectOf(asked, handset === undefined ? {} : sealHandset(config, 'legal_hold', handset))
    const [row] = await checkedBy(
      [['legal_hold_days_in_order', refusal('结束日期不能早于开始日期')]],
      tx
        .insert(legalHold)
        .values({ ...subject, uid, reason, reference_no, set_by: member_id })
        .returning({ hold_id: legalHold.hold_id }),
    )
    if (!row) throw new Error('A hold was stored and not told.')
    const { handset_enc: _enc, handset_hash: _hash, ...named } = subject
    await appendAudit({ config }, tx, actor, {
      action: 'hold.set',
      subject: `legal_hold:${row.hold_id}`,
      after: { ...named, ...(uid !== undefined && { uid }), reason, reference_no },
    })
    log.warn({ hold_id: row.hold_id, scope: asked.scope, by: actor.who }, 'A legal hold was set')
    return row
  })
}

function subjectOf(
  { scope, pid, page_code, from_day, until_day }: Omit<Set, 'reason' | 'reference_no'>,
  sealed: { handset_enc?: string; handset_hash?: string },
): Subject {
  if (scope === 'person') {
    if (sealed.handset_enc === undefined) throw new AppError(refusal('请填写手机号'))
    return { scope, ...sealed }
  }
  if (scope === 'order') {
    if (pid === undefined) throw new AppError(refusal('请填写订单号'))
    return { scope, pid }
  }
  if (scope === 'page') {
    if (page_code === undefined) throw new AppError(refusal('请选择页面'))
    return { scope, page_code }
  }
  if (from_day === undefined || until_day === undefined) throw new AppError(refusal('请填写起止日期'))
  return { scope, from_day, until_day }
}
