import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Origin } from '../../origin/origin'
import { recordConversion } from '../conversions'
import type { Declared } from '../define-module'
import { judgeRules } from '../targeting'
import { findGroup, insertMember, takePlace } from './group-store'

/**
 * Makes a visitor a member of a group. A repeat changes nothing, and a member stays one when the group has been
 * closed or filled since, or when the rule has changed.
 */
export async function joinGroup(
  ctx: Pick<Context, 'db' | 'log'> & Pick<Declared, 'conditions'>,
  group_id: string,
  uid: number,
  origin: Origin,
): Promise<void> {
  await ctx.db.orm.transaction(async (tx) => {
    const group = await findGroup(tx, group_id, uid)
    if (!group) throw new AppError(errors.contentNotFound)
    if (group.isMember) return
    if (!group.open) throw new AppError(errors.activityEnded)
    const results = await judgeRules({ ...ctx, db: tx }, uid, [group.rule_id])
    if (!results[group.rule_id]) throw new AppError(errors.notEligibleForGroup)
    // The membership comes before the place: a second tap by the same visitor must not take a second place.
    if (!(await insertMember(tx, group_id, uid))) return
    if (!(await takePlace(tx, group_id))) throw new AppError(errors.groupFull)
    await recordConversion(tx, origin, { kind: 'join', subject: `${group_id} ${uid}`, is_first: true, uid })
  })
}
