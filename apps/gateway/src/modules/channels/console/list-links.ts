import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
  trackedLinkAddress,
} from '@yingzao/contract/studio'
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { likeText } from '../../../db/like-text'
import { microsOf, momentOf } from '../../../db/micros'
import { AppError } from '../../../http/app-error'
import { memberNames } from '../../members'
import { pageLists } from '../../pages'
import { trackedLink } from '../channel-tables'
import { linkOf } from '../link-store'
import { shortAddress } from '../short-address'

type Services = Pick<Context, 'config' | 'db'>
type Listed = StudioResponse<StudioOperations['trackedLinkList']>['list'][number]
type Found = Awaited<ReturnType<typeof findLinks>>[number]

const MOST_CAMPAIGNS = 200

/** The next links, newest first. */
export async function listLinks(
  ctx: Services,
  { q, campaign, page_code, off, after, limit }: StudioInput<StudioOperations['trackedLinkList']>,
): Promise<StudioResponse<StudioOperations['trackedLinkList']>> {
  const part = q?.trim() ? `%${likeText(q.trim())}%` : undefined
  const rows = await findLinks(
    ctx.db.orm,
    and(
      part === undefined
        ? undefined
        : or(
            ilike(trackedLink.name, part),
            ilike(trackedLink.campaign, part),
            eq(trackedLink.code, q?.trim() ?? ''),
          ),
      campaign === undefined ? undefined : eq(trackedLink.campaign, campaign),
      page_code === undefined ? undefined : eq(trackedLink.page_code, page_code),
      off === undefined ? undefined : eq(trackedLink.is_off, off === '1'),
      isAfter(after),
    ),
    // One more than is shown tells whether there are more.
    limit + 1,
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map((found) => listed(ctx, found)),
    next: rows.length > limit && last ? `${last.micros}.${last.link.link_id}` : null,
  }
}

/** A link as listed. Throws `notFound`. */
export async function linkDetail(ctx: Services, link_id: string): Promise<Listed> {
  const [found] = await findLinks(ctx.db.orm, eq(trackedLink.link_id, link_id), 1)
  if (!found) throw new AppError(studioErrors.notFound)
  return listed(ctx, found)
}

/** The campaigns that have links, the one with the newest link first. */
export async function listCampaigns({
  db,
}: Pick<Context, 'db'>): Promise<StudioResponse<StudioOperations['trackedLinkCampaigns']>> {
  const list = await db.orm
    .select({ campaign: trackedLink.campaign, links: sql<number>`count(*)::int` })
    .from(trackedLink)
    .groupBy(trackedLink.campaign)
    .orderBy(sql`max(${trackedLink.created_at}) DESC`, trackedLink.campaign)
    .limit(MOST_CAMPAIGNS)
  return { list }
}

function findLinks(db: Orm, where: SQL | undefined, limit: number) {
  const maker = memberNames('maker')
  const titles = pageLists.pageTitles('titled')
  return db
    .select({
      link: trackedLink,
      page_title: titles.title,
      created_by: maker.name,
      micros: microsOf(trackedLink.created_at),
    })
    .from(trackedLink)
    .leftJoin(maker, eq(maker.member_id, trackedLink.created_by))
    .leftJoin(titles, eq(titles.code, trackedLink.page_code))
    .where(where)
    .orderBy(desc(trackedLink.created_at), desc(trackedLink.link_id))
    .limit(limit)
}

function listed(ctx: Pick<Context, 'config'>, { link: row, page_title, created_by }: Found): Listed {
  const link = linkOf(row)
  return {
    link_id: row.link_id,
    code: row.code,
    short_url: shortAddress(ctx, row.code),
    name: row.name,
    campaign: row.campaign,
    page_code: row.page_code,
    page_title,
    path: row.path,
    query: row.query,
    params: link.params,
    is_off: row.is_off,
    off_to: row.off_to,
    address: `${ctx.config.publicOrigin}${trackedLinkAddress(link) ?? ''}`,
    revision: row.revision,
    created_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** After the link that `next` names; anything else starts from the beginning. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, micros, id] = /^(\d{1,17})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  if (micros === undefined) return undefined
  return sql`(${trackedLink.created_at}, ${trackedLink.link_id}) < (${momentOf(micros)}, ${id})`
}
