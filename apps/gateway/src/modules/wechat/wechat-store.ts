import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { redactText, redactUrl } from '../../http/redact'
import { urlLinkLog } from './wechat-tables'

type UrlLinkRow = Pick<typeof urlLinkLog.$inferSelect, 'uid' | 'name' | 'page' | 'query' | 'url_link'>

/** Records a link that is handed out, without the secrets and phones that its query may carry. */
export async function insertUrlLink(
  { orm }: Pick<Database, 'orm'>,
  { days, query, url_link, ...row }: UrlLinkRow & { days: number },
): Promise<void> {
  const expire_at = sql`now() + make_interval(days => ${days})`
  await orm.insert(urlLinkLog).values({
    ...row,
    query: redactUrl(`?${query}`).slice(1),
    // The sandbox's link contains the query.
    url_link: redactText(url_link),
    expire_at,
  })
}
