import { specs } from '@yingzao/blocks/props'
import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import { type JsonValue, readDocument, toWireDocument } from '@yingzao/schema/server'
import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { memberNames } from '../../members'
import { page, pageVersion } from '../page-tables'
import { lookAddress } from '../preview/look-address'
import { previewLink } from '../preview/preview-link'
import { changedSince } from './allowed-version'
import { approval, pageSubmission } from './approval-tables'
import { findGlass } from './break-glass'
import { listedSubmission, type Reviewer } from './review-rows'
import { readSealed } from './sealed-content'
import { findSubmission, type SubmissionRow } from './submission-store'

type ReviewDetail = StudioResponse<StudioOperations['reviewDetail']>

/** Everything that a reviewer needs to decide on a submission. Throws `notFound`. */
export async function reviewDetail(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  reviewer: Reviewer,
  submission_id: number,
): Promise<ReviewDetail> {
  const { orm } = ctx.db
  const found = await findSubmission(orm, submission_id)
  if (!found) throw new AppError(studioErrors.notFound)
  const submission = await listedSubmission(ctx, reviewer, submission_id)
  const { code, version } = submission
  const { url, frame_url } = await previewLink(ctx, { code, version })
  const decisions = await findDecisions(ctx, found.same_as ?? submission_id)
  return {
    submission,
    document: toWireDocument(readSealed(found.content).document),
    findings: found.findings,
    accepted: decisions.flatMap(({ accepted, by, at }) =>
      accepted.map((one) => ({ ...one, by: by.name, at })),
    ),
    decisions: decisions.map(({ accepted: _accepted, ...decision }) => decision),
    authors: await namesOf(ctx, found.authors),
    base: await findBase(ctx, found, code),
    changed: await changedSince(ctx, orm, found),
    glass: (await findGlass(orm, { submission_id })) ?? null,
    preview: { url, frame_url },
  }
}

async function findDecisions({ db }: Pick<Context, 'db'>, submission_id: number) {
  const [by, stood] = [memberNames('decider'), memberNames('stood_for')]
  const rows = await db.orm
    .select({ given: approval, name: by.name, stood: stood.name })
    .from(approval)
    .innerJoin(by, eq(by.member_id, approval.decided_by))
    .leftJoin(stood, eq(stood.member_id, approval.decided_for))
    .where(eq(approval.submission_id, submission_id))
    .orderBy(asc(approval.decided_at), asc(approval.step))
  return rows.map(({ given, name, stood: for_name }) => ({
    step: given.step,
    verdict: given.verdict,
    by: { member_id: given.decided_by, name },
    for: given.decided_for === null ? null : { member_id: given.decided_for, name: for_name ?? '' },
    words: given.words,
    at: given.decided_at.toISOString(),
    accepted: given.accepted,
  }))
}

/** Names of those who wrote on the page; for non-members, what the log calls them. */
async function namesOf({ db }: Pick<Context, 'db'>, authors: readonly string[]): Promise<string[]> {
  const names = memberNames('author')
  const ids = authors.flatMap((who) => /^member:(\d+)$/.exec(who)?.[1] ?? []).map(Number)
  const rows = await db.orm.select().from(names).where(inArray(names.member_id, ids))
  const byId = new Map(rows.map(({ member_id, name }) => [`member:${member_id}`, name]))
  return authors.map((who) => byId.get(who) ?? who)
}

/** What the submission is compared with: what visitors see, or else what was approved of the page before. */
async function findBase(
  ctx: Pick<Context, 'config' | 'db'>,
  { page_id, version_id, submission_id }: SubmissionRow,
  code: string,
): Promise<ReviewDetail['base']> {
  const approved = ctx.db.orm
    .select({ id: pageSubmission.version_id })
    .from(pageSubmission)
    .where(
      and(
        eq(pageSubmission.page_id, page_id),
        eq(pageSubmission.state, 'approved'),
        lt(pageSubmission.submission_id, submission_id),
      ),
    )
  const isSeen = sql<boolean>`${page.status} = 'published' AND ${page.published_version_id} = ${pageVersion.id}`
  const [row] = await ctx.db.orm
    .select({
      version: pageVersion.version,
      document: pageVersion.document,
      schema_version: pageVersion.schema_version,
      is_published: isSeen,
    })
    .from(pageVersion)
    .innerJoin(page, eq(page.id, pageVersion.page_id))
    .where(
      and(
        eq(pageVersion.page_id, page_id),
        sql`${pageVersion.id} <> ${version_id}`,
        or(isSeen, inArray(pageVersion.id, approved)),
      ),
    )
    .orderBy(desc(isSeen), desc(pageVersion.version))
    .limit(1)
  if (!row) return null
  const { version, is_published, schema_version } = row
  const read = readDocument(row.document as JsonValue, specs, {
    linkHosts: ctx.config.linkHosts,
    version: schema_version,
  })
  return {
    version,
    is_published,
    document: toWireDocument(read.document),
    look: await lookAddress(ctx, code, version),
  }
}
