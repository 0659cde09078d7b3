import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
  variantKeys,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageVariants } from '../../pages'
import { experiment, experimentVariant } from '../experiment-tables'
import { findVariants, lockExperiment } from './experiment-rows'

type Services = Pick<Context, 'config' | 'db'>
type Fields = StudioInput<StudioOperations['experimentCreate']>

const REFUSALS: Refusals = [
  ['experiment_block', refusal('选“点击”时要填写按钮所在区块的编号，选其他指标时不用填')],
  ['experiment_page_code_page_code_fk', refusal('没有这个页面，请重新选择')],
  ['experiment_variant_page_code_page_code_fk', refusal('没有变体的页面，请重新选择')],
  ['experiment_terms_stay', studioErrors.experimentBegun],
  ['experiment_variants_stay', studioErrors.experimentBegun],
]

/** Creates an experiment. */
export async function createExperiment(
  { config, db }: Services,
  actor: Actor,
  { variants, ...fields }: Fields,
): Promise<StudioResponse<StudioOperations['experimentCreate']>> {
  refuseVariants({ variants, ...fields })
  return db.orm.transaction(async (tx) => {
    await refuseUnknownPages(tx, { variants, ...fields })
    const [row] = await checkedBy(
      REFUSALS,
      tx.insert(experiment).values(fields).returning({ experiment_id: experiment.experiment_id }),
    )
    if (!row) throw new Error('An insert has given no row back.')
    await checkedBy(
      REFUSALS,
      tx.insert(experimentVariant).values(variants.map((variant) => ({ ...variant, ...row }))),
    )
    await appendAudit({ config }, tx, actor, {
      action: 'experiment.create',
      subject: `experiment:${row.experiment_id}`,
      after: { ...fields, variants },
    })
    return row
  })
}

/** Changes an experiment that has not begun. Throws `conflict` where somebody else has changed it since. */
export async function changeExperiment(
  { config, db }: Services,
  actor: Actor,
  { experiment_id, base_revision, variants, ...fields }: StudioInput<StudioOperations['experimentChange']>,
): Promise<StudioResponse<StudioOperations['experimentChange']>> {
  refuseVariants({ variants, ...fields })
  return db.orm.transaction(async (tx) => {
    const row = await lockExperiment(tx, experiment_id)
    if (!row) throw new AppError(studioErrors.notFound)
    if (row.state !== 'draft') throw new AppError(studioErrors.experimentBegun)
    if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
    await refuseUnknownPages(tx, { variants, ...fields })
    const before = await findVariants(tx, experiment_id)
    const revision = base_revision + 1
    await checkedBy(
      REFUSALS,
      tx
        .update(experiment)
        .set({ ...fields, revision, updated_at: sql`now()` })
        .where(eq(experiment.experiment_id, experiment_id)),
    )
    await tx.delete(experimentVariant).where(eq(experimentVariant.experiment_id, experiment_id))
    await checkedBy(
      REFUSALS,
      tx.insert(experimentVariant).values(variants.map((variant) => ({ ...variant, experiment_id }))),
    )
    await appendAudit({ config }, tx, actor, {
      action: 'experiment.change',
      subject: `experiment:${experiment_id}`,
      before: { ...termsOf(row), variants: before.map(variantOf) },
      after: { ...fields, variants },
    })
    return { revision }
  })
}

function termsOf({
  page_code,
  name,
  hypothesis,
  measure,
  block_id,
  effect,
  planned_units,
}: Omit<Fields, 'variants'>) {
  return { page_code, name, hypothesis, measure, block_id, effect, planned_units }
}

function variantOf({ key, name, weight, page_code }: Fields['variants'][number]) {
  return { key, name, weight, page_code }
}

/** What no table constraint can say about several rows at once. */
function refuseVariants({ variants, page_code }: Pick<Fields, 'variants' | 'page_code'>): void {
  if (variants.some(({ key }, at) => key !== variantKeys[at]))
    throw new AppError(refusal('变体要从 A 起依次排列'))
  if (variants.some(({ key, page_code }) => (key === 'A') !== (page_code === null)))
    throw new AppError(refusal('A 是页面本身，其他变体各选一个页面'))
  const codes = variants.map((variant) => variant.page_code ?? page_code)
  if (new Set(codes).size !== codes.length)
    throw new AppError(refusal('每个变体要用不同的页面，也不能用被实验的页面本身'))
  if (variants.reduce((sum, { weight }) => sum + weight, 0) !== 100)
    throw new AppError(refusal('各变体的流量合计必须是 100%'))
}

async function refuseUnknownPages(
  tx: Transaction,
  { variants, page_code }: Pick<Fields, 'variants' | 'page_code'>,
): Promise<void> {
  const codes = variants.map((variant) => variant.page_code ?? page_code)
  const known = await pageVariants.pageStandings(tx, codes)
  const unknown = codes.filter((code) => !known.has(code))
  if (unknown.length > 0) throw new AppError(refusal(`没有页面 ${unknown.join('、')}，请重新选择`))
}
