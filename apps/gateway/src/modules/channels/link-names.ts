import { inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { trackedLink } from './channel-tables'

/** The end of a channel that came from a tracked link; see `channelOf`. */
const LINK = /(?:^|&)utm_id=([^&]+)$/

/** The code of the link that a channel names, as an SQL expression; null: none. */
export function linkCodeOf(channel: SQL): SQL {
  return sql`substring(${channel} from '(?:^|&)utm_id=([^&]+)$')`
}

/** Names of the tracked links that channels belong to, by their codes. An invented code has none. */
export async function linkNames(orm: Orm, channels: readonly string[]): Promise<Record<string, string>> {
  const codes = [...new Set(channels.flatMap((channel) => LINK.exec(channel)?.[1] ?? []))]
  if (codes.length === 0) return {}
  const rows = await orm
    .select({ code: trackedLink.code, name: trackedLink.name })
    .from(trackedLink)
    .where(inArray(trackedLink.code, codes))
  return Object.fromEntries(rows.map(({ code, name }) => [code, name]))
}

/** Whether a tracked link with a code exists, as an SQL condition. */
export function isLinkCode(code: SQL): SQL {
  return sql`EXISTS (SELECT FROM ${trackedLink} AS l WHERE l.code = ${code})`
}

/** Pages whose tracked links have all been switched off since: nobody is led there any more. */
export async function pagesWithoutLinks(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ code: sql<string>`${trackedLink.page_code}` })
    .from(trackedLink)
    .where(isNotNull(trackedLink.page_code))
    .groupBy(trackedLink.page_code)
    .having(sql`bool_and(${trackedLink.is_off})`)
  return rows.map(({ code }) => code)
}
