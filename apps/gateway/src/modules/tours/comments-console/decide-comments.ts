import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { actsOf, settleComments } from './settle-comments'

type Input = StudioInput<StudioOperations['commentDecide']>

/**
 * Decides on comments and returns which. Those that a colleague has decided on meanwhile are left as they are, and are
 * not among them.
 */
export async function decideComments(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { comment_ids, ...asked }: Input,
): Promise<StudioResponse<StudioOperations['commentDecide']>> {
  refuseUnclear(asked)
  const these = sql`comment_id = ANY(${sql.param(comment_ids)}::bigint[])`
  return db.orm.transaction(async (tx) => {
    const settled = await settleComments(tx, these, { ...asked, member_id })
    await appendAudit({ config }, tx, actor, ...actsOf(settled, asked))
    return { decided: settled.map(({ comment_id }) => comment_id) }
  })
}

function refuseUnclear({ from, to, reason }: Omit<Input, 'comment_ids'>): void {
  if (from === to) throw new AppError(refusal('评论已经是这个状态'))
  if (to === 'refused' && reason === '') throw new AppError(refusal('请填写不通过的原因，作者会看到'))
  if (to !== 'refused' && reason !== '') throw new AppError(refusal('只有不通过的评论需要填写原因'))
}
