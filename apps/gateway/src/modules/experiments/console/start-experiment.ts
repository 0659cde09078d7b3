import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Finding } from '@yingzao/schema/server'
import { and, eq, sql } from 'drizzle-orm'
import { pageBuild } from '../../../company/company-data'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageApproval, pageVariants } from '../../pages'
import { experiment, experimentEpoch, experimentVariant } from '../experiment-tables'
import { type RenderPlace, storeBytes, variantName } from '../running/experiment-bytes'
import { differencesInKept } from '../variants/kept-blocks'
import { type ExperimentRow, findVariants, lockExperiment } from './experiment-rows'

type Start = StudioOperations['experimentStart']
type Checked = pageVariants.VariantDraft & { key: 'A' | 'B' | 'C' | 'D'; from: string }

/** If two are started on the same page at once, the database allows the first. */
const REFUSALS: Refusals = [['experiment_running', studioErrors.experimentRunning]]

/**
 * Shows the variants of an experiment to visitors, from the moment this commits. Each is the draft of its page as the
 * member saw it, checked against every rule and against what may not differ from the page; if there is an error,
 * nothing starts. Throws `notApproved` where pages need approval and a variant has none.
 */
export async function startExperiment(
  ctx: Context,
  actor: Actor,
  { experiment_id, base_revision, drafts }: StudioInput<Start>,
): Promise<StudioResponse<Start>> {
  const [row] = await ctx.db.orm.select().from(experiment).where(eq(experiment.experiment_id, experiment_id))
  requireDraft(row, base_revision)
  const page = await pageVariants.publishedContent(ctx, row.page_code)
  if (!page) throw new AppError(studioErrors.pageUnpublished)
  const checked = await checkAll(ctx, experiment_id, page, drafts)
  const findings = checked
    .map(({ key, findings }) => ({ key, findings }))
    .filter(({ findings }) => findings.length > 0)
  if (findings.some(({ findings }) => findings.some(isError)))
    return { is_started: false, revision: base_revision, findings }
  // Before anybody has to wait for it, and so that what cannot be rendered does not start.
  const drawn = await drawAll(ctx, experiment_id, page, checked)
  const revision = await ctx.db.orm.transaction(async (tx) => {
    const begun = await begin(ctx, tx, { experiment_id, base_revision, page, checked })
    for (const { place, bytes } of drawn) await storeBytes(tx, place, bytes)
    await appendAudit(ctx, tx, actor, {
      action: 'experiment.start',
      subject: `experiment:${experiment_id}`,
      before: { state: 'draft' },
      after: {
        state: 'running',
        page_version: page.version,
        variants: checked.map(({ key, content_hash }) => ({ key, content_hash })),
      },
    })
    return begun
  })
  return { is_started: true, revision, findings }
}

function requireDraft(row: ExperimentRow | undefined, revision: number): asserts row is ExperimentRow {
  if (!row) throw new AppError(studioErrors.notFound)
  if (row.state !== 'draft') throw new AppError(studioErrors.experimentBegun)
  if (row.revision !== revision) throw new AppError(studioErrors.conflict)
}

async function checkAll(
  ctx: Context,
  experiment_id: number,
  { content }: pageVariants.PublishedContent,
  drafts: StudioInput<Start>['drafts'],
): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const { key, page_code } of await findVariants(ctx.db.orm, experiment_id)) {
    if (page_code === null) continue
    const seen = drafts.find((draft) => draft.key === key)
    if (!seen) throw new AppError(studioErrors.conflict)
    const draft = await pageVariants.checkVariant(ctx, { from: page_code, revision: seen.revision }, content)
    const differences = differencesInKept(content.document, draft.content.document)
    checked.push({ ...draft, key, from: page_code, findings: [...differences, ...draft.findings] })
  }
  return checked
}

async function drawAll(
  ctx: Context,
  experiment_id: number,
  { content, version }: pageVariants.PublishedContent,
  checked: readonly Checked[],
): Promise<{ place: RenderPlace; bytes: pageVariants.DrawnVariant }[]> {
  const build = pageBuild(ctx.site, await ctx.company.read())
  const all = [{ key: 'A' as const, content }, ...checked]
  return Promise.all(
    all.map(async ({ key, content }) => ({
      place: { experiment_id, epoch: 1, key, build },
      bytes: await pageVariants.drawVariant(ctx, {
        content,
        version,
        variant: variantName(experiment_id, key),
      }),
    })),
  )
}

async function begin(
  ctx: Pick<Context, 'config' | 'company'>,
  tx: Transaction,
  {
    experiment_id,
    base_revision,
    page,
    checked,
  }: {
    experiment_id: number
    base_revision: number
    page: pageVariants.PublishedContent
    checked: readonly Checked[]
  },
): Promise<number> {
  // Whoever publishes it meanwhile waits, and then begins the next epoch.
  const version_id = await pageVariants.holdPublished(tx, page.content.document.code)
  const row = await lockExperiment(tx, experiment_id)
  requireDraft(row, base_revision)
  if (version_id === undefined) throw new AppError(studioErrors.pageUnpublished)
  if (version_id !== page.version_id) throw new AppError(studioErrors.conflict)
  for (const { key, from, document, schema_version, content_hash } of checked) {
    const submission_id = await pageApproval.approvedDraft(ctx, tx, from)
    await tx
      .update(experimentVariant)
      .set({ document, schema_version, content_hash, submission_id })
      .where(and(eq(experimentVariant.experiment_id, experiment_id), eq(experimentVariant.key, key)))
  }
  const revision = base_revision + 1
  await checkedBy(
    REFUSALS,
    tx
      .update(experiment)
      .set({ state: 'running', started_at: sql`now()`, revision, updated_at: sql`now()` })
      .where(eq(experiment.experiment_id, experiment_id)),
  )
  await tx.insert(experimentEpoch).values({ experiment_id, epoch: 1, page_version: page.version })
  return revision
}

function isError({ severity }: Finding): boolean {
  return severity === 'error'
}
