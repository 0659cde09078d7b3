import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { memberNames } from '../../members'
import { breakGlass } from './approval-tables'
import { findSubmission } from './submission-store'
import { tellGuards } from './tell-members'

type Glass = StudioResponse<StudioOperations['glassAsk']>['glass']

const OPEN_MS = 60 * 60 * 1000

/** The newest request to publish without approvals. Undefined: there is none. */
export async function findGlass(
  db: Orm | Transaction,
  { submission_id, glass_id }: { submission_id?: number; glass_id?: number },
): Promise<Glass | undefined> {
  const [asker, granter] = [memberNames('asker'), memberNames('granter')]
  const [row] = await db
    .select({ glass: breakGlass, asker: asker.name, granter: granter.name })
    .from(breakGlass)
    .innerJoin(asker, eq(asker.member_id, breakGlass.asked_by))
    .leftJoin(granter, eq(granter.member_id, breakGlass.granted_by))
    .where(
      and(
        submission_id === undefined ? undefined : eq(breakGlass.submission_id, submission_id),
        glass_id === undefined ? undefined : eq(breakGlass.glass_id, glass_id),
      ),
    )
    .orderBy(desc(breakGlass.glass_id))
    .limit(1)
  if (!row) return undefined
  const { glass } = row
  const { granted_at } = glass
  return {
    glass_id: glass.glass_id,
    submission_id: glass.submission_id,
    reason: glass.reason,
    asked_by: { member_id: glass.asked_by, name: row.asker },
    asked_at: glass.asked_at.toISOString(),
    granted_by: glass.granted_by === null ? null : { member_id: glass.granted_by, name: row.granter ?? '' },
    granted_at: granted_at?.toISOString() ?? null,
    open_until: granted_at ? new Date(granted_at.getTime() + OPEN_MS).toISOString() : null,
  }
}

/** Requests publication of a submission without its approvals. Nothing is opened until a second person agrees. */
export async function askGlass(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { submission_id, reason }: StudioInput<StudioOperations['glassAsk']>,
): Promise<{ glass: Glass }> {
  const glass_id = await ctx.db.orm.transaction(async (tx) => {
    const found = await findSubmission(tx, submission_id, { isKept: true })
    if (!found) throw new AppError(studioErrors.notFound)
    if (found.state !== 'waiting') throw new AppError(studioErrors.reviewMoved)
    const [added] = await tx
      .insert(breakGlass)
      .values({ submission_id, reason, asked_by: member_id })
      .returning()
    if (!added) throw new Error('The database returned no row for a stored request.')
    await tellGuards(tx, submission_id, { except: member_id, words: `申请不经审批紧急发布：${reason}` })
    await appendAudit(ctx, tx, actor, {
      action: 'approval.glass_ask',
      subject: `submission:${submission_id}`,
      after: { glass: added.glass_id, reason },
    })
    return added.glass_id
  })
  ctx.log.warn({ submission_id, member_id, reason }, 'Somebody asks to publish a page without its approvals')
  return { glass: await glassOf(ctx, glass_id) }
}

/** Records that a second person agrees; the database refuses the first, and anybody without the role. */
export async function grantGlass(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  glass_id: number,
): Promise<{ glass: Glass }> {
  const granting = ctx.db.orm.transaction(async (tx) => {
    const [granted] = await tx
      .update(breakGlass)
      .set({ granted_by: member_id, granted_at: new Date() })
      .where(and(eq(breakGlass.glass_id, glass_id), isNull(breakGlass.granted_by)))
      .returning()
    if (!granted)
      throw new AppError(
        (await findGlass(tx, { glass_id })) ? studioErrors.reviewMoved : studioErrors.notFound,
      )
    await tellGuards(tx, granted.submission_id, {
      except: member_id,
      words: '已获准不经审批紧急发布，一小时内有效',
    })
    await appendAudit(ctx, tx, actor, {
      action: 'approval.glass_grant',
      subject: `submission:${granted.submission_id}`,
      after: { glass: glass_id, asked_by: `member:${granted.asked_by}` },
    })
  })
  await orRefuse(granting, ['break_glass_two_people'], studioErrors.ownRequest)
  ctx.log.warn({ glass_id, member_id }, 'A page may be published without its approvals for an hour')
  return { glass: await glassOf(ctx, glass_id) }
}

async function glassOf({ db }: Pick<Context, 'db'>, glass_id: number): Promise<Glass> {
  const glass = await findGlass(db.orm, { glass_id })
  if (!glass) throw new AppError(studioErrors.notFound)
  return glass
}
