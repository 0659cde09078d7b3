import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { findPage } from '../page-store'
import { pageVersion } from '../page-tables'
import { lookAddress } from '../preview/look-address'
import { nameOf } from './member-names'

type VersionList = StudioOperations['versionList']

/** In a document, blocks are at the top level and under `children`, and nothing else is. Unknown types count too. */
const BLOCKS = sql<number>`(
  SELECT count(*)::int FROM jsonb_path_query(${pageVersion.document}, 'strict $.**.children[*]', '{}', true)
) + CASE jsonb_typeof(${pageVersion.document} -> 'page_schema')
  WHEN 'array' THEN jsonb_array_length(${pageVersion.document} -> 'page_schema') ELSE 0 END`

/** The versions of a page, newest first. */
export async function listVersions(
  ctx: Pick<Context, 'config' | 'db'>,
  { code, after, limit }: StudioInput<VersionList>,
): Promise<StudioResponse<VersionList>> {
  const { orm } = ctx.db
  const page = await findPage(orm, code)
  if (!page) throw new AppError(studioErrors.notFound)
  const rows = await orm
    .select({
      id: pageVersion.id,
      version: pageVersion.version,
      created_at: pageVersion.created_at,
      created_by: nameOf(pageVersion.created_by),
      restored_from: pageVersion.restored_from,
      kept_for: pageVersion.kept_for,
      blocks: BLOCKS,
    })
    .from(pageVersion)
    .where(
      and(eq(pageVersion.page_id, page.id), after === undefined ? undefined : lt(pageVersion.version, after)),
    )
    .orderBy(desc(pageVersion.version))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  const last = part.at(-1)
  const seen = page.status === 'published' ? page.published_version_id : null
  return {
    list: await Promise.all(
      part.map(async ({ id, created_at, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
        is_published: id === seen,
        look: await lookAddress(ctx, code, row.version),
      })),
    ),
    next: last && rows.length > limit ? String(last.version) : null,
  }
}
