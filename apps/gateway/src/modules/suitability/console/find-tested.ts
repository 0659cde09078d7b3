import { maskHandset } from '@yingzao/contract/server'
import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { limitMember } from '../../../limits/limit-member'
import { type Actor, appendAudit } from '../../audit'
import { findByPhone } from '../../passport'
import { riskTest } from '../suitability-tables'

type Find = StudioOperations['riskTestFind']

/** As for the phones of orders. */
const LIMIT = { name: 'risk-test-find', perHour: 100 }

/**
 * Who has taken tests with a whole phone. Nobody learns whether there is somebody before the log has who asked. Throws
 * `tooManyRequests` above the limit of a member.
 */
export async function findTested(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset }: StudioInput<Find>,
): Promise<StudioResponse<Find>> {
  await limitMember(db, LIMIT, member)
  return db.orm.transaction(async (tx) => {
    const uid = await findByPhone(config, tx, handset)
    const tests = uid === undefined ? 0 : await tx.$count(riskTest, eq(riskTest.uid, uid))
    const after = { handset: maskHandset(handset), found: tests }
    await appendAudit({ config }, tx, actor, { action: 'risk_test.find', subject: 'risk_tests', after })
    return { uid: tests === 0 || uid === undefined ? null : uid, tests }
  })
}
