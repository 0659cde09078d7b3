import {
  hasHandset,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  TRACKED_VALUE,
  trackedLinkLimits,
  trackedParameters,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { checkedBy } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { insertLinks } from '../link-store'
import { REFUSALS, storedOf, withoutNone } from './change-link'

type Sent = StudioInput<StudioOperations['trackedLinkCreateMany']>
type Report = StudioResponse<StudioOperations['trackedLinkCreateMany']>
type Row = Sent['rows'][number]

/** Creates a link for each row, or none if a row is refused, whose line is reported with the reason. */
export async function createLinks(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { campaign, page_code, path, query, rows: sent, is_check }: Sent,
): Promise<Report> {
  const rows = sent.map(trimmed)
  const judged = rows.map((row, at) => ({
    line: at + 1,
    name: row.name,
    code: '',
    problem: problemOf(row) || problemOfRepeat(rows, at),
  }))
  const wrong = judged.filter(({ problem }) => problem !== '').length
  if (is_check || wrong > 0) return { is_stored: false, wrong, rows: judged }
  return db.orm.transaction(async (tx) => {
    const links = rows.map(({ name, ...params }) =>
      storedOf({ name, campaign, page_code, path, query, params: saidIn(params), off_to: null }),
    )
    const made = await checkedBy(
      REFUSALS,
      insertLinks(
        tx,
        links.map((link) => ({ ...link, created_by: member.member_id })),
      ),
    )
    await appendAudit(
      { config },
      tx,
      actor,
      ...made.map(({ link_id, code }, at) => ({
        action: 'tracked_link.create' as const,
        subject: `tracked_link:${link_id}`,
        after: { code, ...withoutNone(links[at] ?? {}) },
      })),
    )
    return {
      is_stored: true,
      wrong,
      rows: judged.map((row, at) => ({ ...row, code: made[at]?.code ?? '' })),
    }
  })
}

function trimmed(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.trim()])) as Row
}

function saidIn(params: Omit<Row, 'name'>) {
  return Object.fromEntries(Object.entries(params).filter(([, text]) => text !== ''))
}

function problemOf(row: Row): string {
  if (row.name === '') return '没有名称'
  if (row.name.length > trackedLinkLimits.name) return `名称超过 ${trackedLinkLimits.name} 个字`
  for (const name of trackedParameters) {
    const text = row[name]
    if (text === '') continue
    if (hasHandset(text.replaceAll(':', ' '))) return `${name} 里有手机号`
    if (text.length > trackedLinkLimits.value) return `${name} 超过 ${trackedLinkLimits.value} 个字符`
    if (!TRACKED_VALUE.test(text)) return `${name} 只能用文字、数字和 _ . : -`
  }
  return ''
}

/** Two links with the same name could not be told apart in a list. */
function problemOfRepeat(rows: readonly Row[], at: number): string {
  const first = rows.findIndex(({ name }) => name === rows[at]?.name)
  return first < at ? `与第 ${first + 1} 行的名称相同` : ''
}
