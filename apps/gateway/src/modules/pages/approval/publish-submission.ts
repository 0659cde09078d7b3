import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Actor } from '../../audit'
import { page, pageVersion } from '../page-tables'
import { publishPage } from '../publish/publish-page'
import { changedSince } from './allowed-version'
import { pagePublication, pageSubmission } from './approval-tables'
import { notApprovedBecause } from './not-approved'
import { findSubmission } from './submission-store'

type ReviewPublish = StudioOperations['reviewPublish']

/** Shows visitors the bytes of a submission. Throws `reviewMoved` for another hash, and `notApproved`. */
export async function publishSubmission(
  ctx: Context,
  by: Actor,
  { submission_id, hash }: StudioInput<ReviewPublish>,
): Promise<StudioResponse<ReviewPublish>> {
  const found = await findSubmission(ctx.db.orm, submission_id)
  if (!found) throw new AppError(studioErrors.notFound)
  if (found.content_hash !== hash) throw new AppError(studioErrors.reviewMoved)
  const [named] = await ctx.db.orm
    .select({ code: page.code, version: pageVersion.version })
    .from(pageVersion)
    .innerJoin(page, eq(page.id, pageVersion.page_id))
    .where(eq(pageVersion.id, found.version_id))
  if (!named) throw new AppError(studioErrors.notFound)
  const report = await publishPage(ctx, { ...named, by })
  if (report.published)
    return { is_published: true, version: report.version, findings: report.findings, changed: [] }
  if (report.reason === 'not-approved') {
    if (report.changed.length === 0) throw new AppError(notApprovedBecause([]))
    return { is_published: false, version: report.version, findings: [], changed: report.changed }
  }
  const findings = report.reason === 'refused' ? report.findings : []
  return { is_published: false, version: named.version, findings, changed: [] }
}

/** Published pages that refer to something that has changed since approval. */
export async function listChanged(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): Promise<StudioResponse<StudioOperations['reviewChanged']>> {
  const rows = await ctx.db.orm
    .selectDistinctOn([page.code], {
      code: page.code,
      title: page.title,
      version: pageVersion.version,
      submission: pageSubmission,
    })
    .from(page)
    .innerJoin(pageVersion, eq(pageVersion.id, page.published_version_id))
    .innerJoin(pagePublication, eq(pagePublication.version_id, pageVersion.id))
    .innerJoin(pageSubmission, eq(pageSubmission.submission_id, pagePublication.submission_id))
    .where(eq(page.status, 'published'))
    .orderBy(page.code, pagePublication.publication_id)
  const list = []
  for (const { submission, ...row } of rows) {
    const changed = await changedSince(ctx, ctx.db.orm, submission)
    if (changed.length > 0) list.push({ ...row, changed })
  }
  return { list }
}
