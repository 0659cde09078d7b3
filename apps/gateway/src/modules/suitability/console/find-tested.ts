import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import type { Actor } from '../../audit'
import { findForMember } from '../../passport'
import { riskTest } from '../suitability-tables'

type Find = StudioOperations['riskTestFind']

/** Who has taken tests, by a full phone number. Throws `tooManyRequests` above the limit of a member. */
export async function findTested(
  tools: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { handset }: StudioInput<Find>,
): Promise<StudioResponse<Find>> {
  const { uid, found } = await findForMember(
    tools,
    { member, actor, handset },
    {
      limit: 'risk-test-find',
      action: 'risk_test.find',
      subject: 'risk_tests',
      count: (tx, uid) => tx.$count(riskTest, eq(riskTest.uid, uid)),
    },
  )
  return { uid, tests: found }
}
