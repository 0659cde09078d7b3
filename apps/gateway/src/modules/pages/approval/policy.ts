import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { desc } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { actorName } from '../../members'
import { approvalPolicy } from './approval-tables'

type PolicyRow = typeof approvalPolicy.$inferSelect
const NO_POLICY = 'The database has no policy of approvals, which its migration brings.'

type Shown = StudioResponse<StudioOperations['approvalPolicy']>

/** Whose approval pages need now. */
export async function findPolicy(db: Orm | Transaction): Promise<PolicyRow> {
  const [row] = await db.select().from(approvalPolicy).orderBy(desc(approvalPolicy.revision)).limit(1)
  if (!row) throw new Error(NO_POLICY)
  return row
}

export async function showPolicy(db: Orm | Transaction): Promise<Shown> {
  const [found] = await db
    .select({ policy: approvalPolicy, name: actorName(approvalPolicy.set_by) })
    .from(approvalPolicy)
    .orderBy(desc(approvalPolicy.revision))
    .limit(1)
  if (!found) throw new Error(NO_POLICY)
  const { set_at, set_by, ...policy } = found.policy
  return { ...policy, set_by: found.name ?? set_by, set_at: set_at.toISOString() }
}

/** Changes the policy. Throws `conflict` when somebody else did, and `approvalStays` for dropping the requirement. */
export async function setPolicy(
  ctx: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { revision, ...changed }: StudioInput<StudioOperations['approvalPolicySet']>,
): Promise<Shown> {
  await orRefuse(
    orRefuse(
      ctx.db.orm.transaction(async (tx) => {
        const before = await findPolicy(tx)
        const row = { ...changed, revision: revision + 1, set_by: actor.who }
        await tx.insert(approvalPolicy).values(row)
        await appendAudit(ctx, tx, actor, {
          action: 'approval.policy',
          subject: 'approval:policy',
          before: saidOf(before),
          after: saidOf(row),
        })
      }),
      ['approval_policy_pkey'],
      studioErrors.conflict,
    ),
    ['approval_policy_stays'],
    studioErrors.approvalStays,
  )
  return showPolicy(ctx.db.orm)
}

/** In production no page is published without review, whatever was set before. Safe to repeat, and in two processes. */
export async function requireInProduction({ config, db }: Pick<Context, 'config' | 'db'>): Promise<void> {
  if (config.env !== 'production') return
  await db.orm.transaction(async (tx) => {
    const before = await findPolicy(tx)
    if (before.is_required) return
    const { set_at: _at, ...kept } = before
    const row = { ...kept, revision: before.revision + 1, is_required: true, set_by: 'start:production' }
    const added = await tx.insert(approvalPolicy).values(row).onConflictDoNothing().returning()
    if (added.length === 0) return
    await appendAudit(
      { config },
      tx,
      { who: 'start:production', ip: null },
      {
        action: 'approval.policy',
        subject: 'approval:policy',
        before: saidOf(before),
        after: saidOf(row),
      },
    )
  })
}

function saidOf({
  is_required,
  ordinary_steps,
  risky_steps,
  due_hours,
}: Pick<PolicyRow, 'is_required' | 'ordinary_steps' | 'risky_steps' | 'due_hours'>) {
  return { is_required, ordinary_steps, risky_steps, due_hours }
}
