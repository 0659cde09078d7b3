import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { appendAudit, type Doer } from '../../audit'
import { yuanOf } from '../../market'
import { simSuspect } from '../rank-tables'

const RESOLVED = { ...studioErrors.conflict, msg: '这条存疑行情已经处理，请刷新后查看' }

/**
 * Releases the price of a share, so that it counts at its own price from the next settlement on. What was settled
 * stays. Throws `notFound`, and `conflict` once somebody has done so, or a later announcement has explained it.
 */
export async function resolveSuspect(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { code, day, reason }: StudioInput<StudioOperations['simSuspectResolve']>,
): Promise<Record<string, never>> {
  return db.orm.transaction(async (tx) => {
    const isIt = and(eq(simSuspect.code, code), eq(simSuspect.day, day))
    const [suspect] = await tx.select().from(simSuspect).where(isIt).for('update')
    if (!suspect) throw new AppError(studioErrors.notFound)
    if (suspect.resolved_at) throw new AppError(RESOLVED)
    await tx
      .update(simSuspect)
      .set({ resolved_at: sql`now()`, resolved_by: member.member_id, reason })
      .where(isIt)
    await appendAudit({ config }, tx, actor, {
      action: 'sim_suspect.resolve',
      subject: `sim_suspect:${code}`,
      after: { day, kept_price: yuanOf(suspect.kept_price), reason },
    })
    return {}
  })
}
