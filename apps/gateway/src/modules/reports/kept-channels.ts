import { OTHER_CHANNELS } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { isLinkCode, linkCodeOf } from '../channels'
import { conversion } from '../conversions'
import { pageEvent } from '../events'
import { visitLog } from '../visits'
import { FORM_BLOCKS, namesIn } from './form-steps'
import { countedCode, joinOurs } from './our-pages'
import { arrivedIn, arrivedInMonths } from './raw-rows'
import { keptChannel } from './report-tables'

/** Values of a channel that stand for several, see `countedChannel`. */
const TOGETHER = new RegExp(`^(${OTHER_CHANNELS}|utm_id=[^&]+)$`)

/**
 * The channel under which a row of a page, see `countedCode`, is counted: its own, if that is kept; beyond a page's
 * limit, that of its tracked link alone, of which there are only as many as members create; otherwise one for all the
 * rest. So sums stay the same.
 */
export function countedChannel(alias: string, pageCode: SQL, day: SQL): SQL {
  const channel = sql.raw(`${alias}.channel`)
  const code = linkCodeOf(channel)
  return sql`CASE WHEN coalesce(${channel}, '') = '' THEN ''
    WHEN EXISTS (SELECT FROM ${keptChannel} AS k WHERE k.day = ${day} AND k.page_code = ${pageCode}
      AND k.channel = ${channel}) THEN ${channel}
    WHEN ${isLinkCode(code)} THEN 'utm_id=' || ${code}
    ELSE ${sql.raw(`'${OTHER_CHANNELS}'`)} END`
}

/** The channel of a raw row, for comparison with a requested one. Undefined: the row's own. */
export function askedChannel(alias: string, pageCode: SQL, asked: string | undefined): SQL | undefined {
  if (asked === undefined || !TOGETHER.test(asked)) return undefined
  return countedChannel(alias, pageCode, sql.raw(`(${alias}.created_at AT TIME ZONE 'Asia/Shanghai')::date`))
}

/**
 * Keeps channels that arrived in this time and are new on their day, up to `most`: first those by which something came.
 */
export async function keepChannels(
  tx: Transaction,
  day: string,
  span: { from: SQL; to: SQL },
  most: number,
): Promise<void> {
  const kept = sql`FROM ${keptChannel} AS k WHERE k.day = ${day}::date AND k.page_code = n.page_code`
  await tx.execute(sql`
    INSERT INTO ${keptChannel} (day, page_code, channel)
    SELECT ${day}::date, page_code, channel FROM (
      SELECT page_code, channel, (SELECT count(*) ${kept}) + row_number() OVER (
        PARTITION BY page_code ORDER BY done DESC, views DESC, channel COLLATE "C") AS place
      FROM (
        SELECT page_code, channel, sum(done) AS done, sum(views) AS views FROM (${arrived(span)}) AS a
        WHERE channel <> '' GROUP BY page_code, channel
      ) AS n WHERE NOT EXISTS (SELECT ${kept} AND k.channel = n.channel)
    ) AS placed WHERE place <= ${most}`)
}

/**
 * What is counted by channel. Only events of forms are counted this way, some of which were seen on another day than
 * their view.
 */
function arrived(span: { from: SQL; to: SQL }): SQL {
  return sql`
    SELECT ${countedCode('v', 'code')} AS page_code, v.channel, 0 AS done, 1 AS views
      FROM ${visitLog} AS v ${joinOurs('v', 'code')}
      WHERE ${arrivedInMonths('v', span)} AND v.code <> ''
    UNION ALL
    SELECT ${countedCode('c')}, c.channel, 1, 0 FROM ${conversion} AS c ${joinOurs('c')} WHERE ${arrivedIn('c', span)}
    UNION ALL
    SELECT ${countedCode('e')}, e.channel, 0, 0 FROM ${pageEvent} AS e ${joinOurs('e')}
      WHERE ${arrivedInMonths('e', span)} AND e.block IN ${namesIn(FORM_BLOCKS)}`
}
