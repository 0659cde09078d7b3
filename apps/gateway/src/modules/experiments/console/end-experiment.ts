import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
  type VariantKey,
} from '@yingzao/contract/studio'
import type { JsonValue } from '@yingzao/schema/server'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Act, type Actor, appendAudit } from '../../audit'
import { pageApproval, pageDocuments, pageVariants } from '../../pages'
import { experiment, experimentRender } from '../experiment-tables'
import { type ExperimentRow, findListed, findVariants, lockExperiment } from './experiment-rows'

type End = StudioOperations['experimentEnd']

/** Ends an experiment without a winner, or one that has not begun. Throws `notFound` and `experimentOver`. */
export async function stopExperiment(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { experiment_id, reason }: StudioInput<StudioOperations['experimentStop']>,
): Promise<StudioResponse<StudioOperations['experimentStop']>> {
  return db.orm.transaction(async (tx) => {
    const row = await lockExperiment(tx, experiment_id)
    if (!row) throw new AppError(studioErrors.notFound)
    if (row.state === 'ended') throw new AppError(studioErrors.experimentOver)
    const revision = await end(tx, row, { ending: 'stopped', reason })
    await appendAudit({ config }, tx, actor, {
      action: 'experiment.stop',
      subject: `experiment:${experiment_id}`,
      before: { state: row.state },
      after: { state: 'ended', reason },
    })
    return { revision }
  })
}

/**
 * Ends an experiment with a winner, which becomes the draft of its page in the same transaction and is published like
 * any draft. It is checked against today's rules first: if there is an error, the experiment goes on. Throws
 * `notFound`, `conflict` and `experimentOver`.
 */
export async function endExperiment(
  ctx: Context,
  member: Pick<Member, 'member_id' | 'roles'>,
  actor: Actor,
  { experiment_id, base_revision, winner, page_revision }: StudioInput<End>,
): Promise<StudioResponse<End>> {
  const known = await findListed(ctx.db.orm, experiment_id)
  if (!known) throw new AppError(studioErrors.notFound)
  const { page_code: code } = known
  const stored = await winningDocument(ctx, experiment_id, winner)
  const found = stored ? (await pageDocuments.checkStored(ctx, ctx.db.orm, stored)).checked.findings : []
  if (found.some(({ severity }) => severity === 'error'))
    return { is_ended: false, revision: known.revision, version: null, findings: found }
  const { revision, written } = await ctx.db.orm.transaction(async (tx) => {
    // The page before the experiment, in the order in which publishing takes them.
    const written =
      stored &&
      (await pageVariants.writeInstead(tx, member, actor, { code, stored, revision: page_revision }))
    const row = await lockExperiment(tx, experiment_id)
    if (row?.state !== 'running') throw new AppError(studioErrors.experimentOver)
    if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const revision = await end(tx, row, { ending: 'decided', winner })
    const act: Act = {
      action: 'experiment.end',
      subject: `experiment:${experiment_id}`,
      before: { state: row.state },
      after: { state: 'ended', winner },
    }
    await appendAudit(ctx, tx, actor, act, ...(written ? [written.act] : []))
    return { revision, written }
  })
  const ended = { is_ended: true, revision }
  if (!written) return { ...ended, version: null, findings: [] }
  // If it fails, or waits for its approval, visitors keep seeing the same page, and the winner is its draft.
  const { is_published, version, findings } = await pageApproval.publishOrSubmit(ctx, member, actor, {
    code,
    revision: written.revision,
    note: '采用实验的结果',
  })
  return { ...ended, version: is_published ? version : null, findings }
}

/** Undefined: the page itself has won. */
async function winningDocument(
  { db }: Pick<Context, 'db'>,
  experiment_id: number,
  winner: VariantKey,
): Promise<{ document: JsonValue; schema_version: number } | undefined> {
  const variants = await findVariants(db.orm, experiment_id)
  const variant = variants.find(({ key }) => key === winner)
  if (!variant) throw new AppError(studioErrors.notFound)
  const { document, schema_version } = variant
  return schema_version === null ? undefined : { document: document as JsonValue, schema_version }
}

async function end(
  tx: Transaction,
  { experiment_id, revision: before }: ExperimentRow,
  how: Pick<Partial<ExperimentRow>, 'ending' | 'reason' | 'winner'>,
): Promise<number> {
  const revision = before + 1
  await tx
    .update(experiment)
    .set({ ...how, state: 'ended', ended_at: sql`now()`, revision, updated_at: sql`now()` })
    .where(eq(experiment.experiment_id, experiment_id))
  // They are no longer sent to anybody.
  await tx.delete(experimentRender).where(eq(experimentRender.experiment_id, experiment_id))
  return revision
}
