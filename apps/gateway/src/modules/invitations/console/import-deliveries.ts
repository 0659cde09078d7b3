import {
  inviteConsoleLimits,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { type Actor, appendAudit } from '../../audit'
import { readLines } from '../../data-import'
import { maskedPhone } from '../../passport'
import { prizeGrant } from '../invitation-tables'
import { findGrantsIn, type GrantRow, stateOf } from './grant-rows'
import { standingOf } from './settle-grant'

type Report = StudioResponse<StudioOperations['prizeGrantImport']>
type Row = Report['rows'][number]

/** A line of the file, as far as it can be judged without the tables. */
interface Line {
  line: number
  grant_id: string
  delivery: string
  problem: string
}

const MOST = inviteConsoleLimits.fileRows
const unusable = (msg: string) => new AppError({ ...studioErrors.unusableFile, msg })

/**
 * Records from a file which prizes were handed over: all of its lines, or none if one is refused. Lines without a
 * delivery are skipped, so that a table that is filled in over time can be submitted as it is. Throws `unusableFile`.
 */
export async function importDeliveries(
  ctx: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { activity_id, file, is_check }: StudioInput<StudioOperations['prizeGrantImport']>,
): Promise<Report> {
  const lines = readDeliveries(Buffer.from(file, 'base64'))
  return ctx.db.orm.transaction(async (tx) => {
    const known = await findKnown(tx, activity_id, lines, { locked: !is_check })
    const rows = lines.map((line) => judged(ctx, line, known.get(line.grant_id)))
    const ready = rows.filter(({ outcome }) => outcome === 'ready')
    const wrong = rows.filter(({ outcome }) => outcome === 'refused').length
    const is_stored = !is_check && wrong === 0 && ready.length > 0
    if (is_stored) {
      await handOverAll(tx, ready)
      await appendAudit(ctx, tx, actor, {
        action: 'prize_grant.import',
        subject: `invite:${activity_id}`,
        after: { count: ready.length, grants: ready.map(({ grant_id }) => Number(grant_id)) },
      })
    }
    return { is_stored, ready: ready.length, wrong, rows }
  })
}

function readDeliveries(bytes: Buffer): Line[] {
  const read = readLines('deliveries.csv', bytes)
  if ('problem' in read) throw unusable(read.problem)
  const { lines } = read
  if (lines.length > MOST) throw unusable(`文件有 ${lines.length} 行，一次最多 ${MOST} 行，请分成几个文件`)
  if (lines.every(({ cells }) => cells.grant_id === undefined))
    throw unusable('文件里没有 grant_id 这一列。请先导出待发放的奖品，填好 delivery 一列再导入')
  const firstOf = new Map<string, number>()
  return lines.map(({ at, cells }) => {
    const grant_id = String(cells.grant_id ?? '')
    const delivery = String(cells.delivery ?? '')
    const first = firstOf.get(grant_id)
    if (first === undefined && grant_id !== '') firstOf.set(grant_id, at)
    const problem = first === undefined ? problemOf(grant_id, delivery) : `与第 ${first} 行是同一份奖品`
    return { line: at, grant_id, delivery, problem }
  })
}

function problemOf(grant_id: string, delivery: string): string {
  if (!/^\d{1,15}$/.test(grant_id)) return '没有填写 grant_id，或者不是数字'
  if (delivery.length > inviteConsoleLimits.delivery)
    return `delivery 超过 ${inviteConsoleLimits.delivery} 个字`
  if (/[\p{Cc}\p{Cs}]/u.test(delivery)) return 'delivery 里有换行或其他控制字符'
  // A long number that a spreadsheet has converted has lost digits.
  if (/^\d(?:\.\d+)?E\+\d+$/i.test(delivery))
    return '单号被表格软件写成了科学计数法。请把这一列设为文本，重新填写'
  return ''
}

/**
 * The prizes named in a file, keyed by their ids as written. Locked in a fixed order, as two files may name the same.
 */
async function findKnown(
  tx: Transaction,
  activity_id: string,
  lines: readonly Line[],
  { locked }: { locked: boolean },
): Promise<Map<string, GrantRow>> {
  const ids = lines.filter(({ problem }) => problem === '').map(({ grant_id }) => Number(grant_id))
  if (locked)
    await tx
      .select({ grant_id: prizeGrant.grant_id })
      .from(prizeGrant)
      .where(inArray(prizeGrant.grant_id, ids))
      .orderBy(asc(prizeGrant.grant_id))
      .for('update')
  const rows = await findGrantsIn(tx, activity_id, ids)
  return new Map(rows.map((row) => [String(row.grant.grant_id), row]))
}

function judged({ config }: Pick<Context, 'config'>, line: Line, row: GrantRow | undefined): Row {
  const problem = line.problem || standing(row)
  return {
    ...line,
    prize_name: row?.prize_name ?? '',
    handset: row ? maskedPhone(config, row) : '',
    problem,
    outcome: problem !== '' ? 'refused' : line.delivery === '' ? 'skipped' : 'ready',
  }
}

function standing(row: GrantRow | undefined): string {
  if (!row) return '这个活动里没有这份奖品'
  return stateOf(row.grant) === 'waiting' ? '' : standingOf(row.grant)
}

async function handOverAll(tx: Transaction, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ grant_id }) => Number(grant_id))
  const deliveries = rows.map(({ delivery }) => delivery)
  await tx.execute(sql`
    UPDATE ${prizeGrant} SET status = 2, delivery = given.delivery, settled_at = now()
    FROM unnest(${sql.param(ids)}::bigint[], ${sql.param(deliveries)}::text[]) AS given (grant_id, delivery)
    WHERE ${prizeGrant.grant_id} = given.grant_id`)
}
