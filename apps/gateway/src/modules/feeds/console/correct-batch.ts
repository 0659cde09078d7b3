import type { FeedKind, FeedRow } from '@yingzao/contract/server'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { appendAudit, type Doer } from '../../audit'
import { storeBatch } from '../batches/store-batch'
import { feedBatch, feedItem } from '../feed-tables'
import { CellRefusal } from '../reading/cell-text'
import { columnOf, titleOf } from '../reading/feed-columns'
import { readCell } from '../reading/read-cell'
import { type NewRow, rowOf } from '../reading/read-row'

type Wanted = StudioInput<StudioOperations['feedBatchCorrect']>

/** What identifies a row: changing it makes it another row, which belongs in a file. */
const FIXED = ['code', 'trade_date']

const REFUSALS: Refusals = [
  ['feed_item_batch_id_code_sub_key_pk', refusal('更正后有两行的代码和原因（或公告）相同')],
]

/**
 * Makes a batch from another one with some cells changed; the original stays as it was. It waits for a second person.
 * Throws `notFound`, and says which cell cannot be read.
 */
export async function correctBatch(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { batch_id: corrects, changes, reason }: Wanted,
): Promise<StudioResponse<StudioOperations['feedBatchCorrect']>> {
  return db.orm.transaction(async (tx) => {
    const { batch, rows } = await findWhole(tx, corrects)
    for (const change of changes) changeCell(batch.kind, rows, change)
    const { batch_id, is_new } = await checkedBy(
      REFUSALS,
      storeBatch(tx, { ...batch, rows, corrects, imported_by: member.member_id }),
    )
    if (is_new)
      await appendAudit({ config }, tx, actor, {
        action: 'feed_batch.correct',
        subject: `feed_batch:${batch_id}`,
        after: {
          corrects,
          reason,
          changes: changes.map(({ position, column }) => `${position + 1} ${column}`),
        },
      })
    return { batch_id, is_new }
  })
}

async function findWhole(tx: Transaction, batch_id: number) {
  const [batch] = await tx
    .select({
      kind: feedBatch.kind,
      as_of: feedBatch.as_of,
      source: feedBatch.source,
      is_simulated: feedBatch.is_simulated,
    })
    .from(feedBatch)
    .where(eq(feedBatch.batch_id, batch_id))
  if (!batch) throw new AppError(studioErrors.notFound)
  const rows: NewRow[] = await tx
    .select({
      code: feedItem.code,
      sub_key: feedItem.sub_key,
      sector: feedItem.sector,
      payload: feedItem.payload,
    })
    .from(feedItem)
    .where(eq(feedItem.batch_id, batch_id))
    .orderBy(asc(feedItem.position))
    .then((found) => found.map((row) => ({ ...row, payload: row.payload as FeedRow })))
  return { batch, rows }
}

function changeCell(
  kind: FeedKind,
  rows: NewRow[],
  { position, column, value }: Wanted['changes'][number],
): void {
  const row = rows[position]
  const holds = FIXED.includes(column) ? undefined : columnOf(kind, column)?.holds
  if (!row || holds === undefined)
    throw new AppError(refusal(`第 ${position + 1} 行没有可以更正的 ${column}`))
  try {
    const read = readCell(holds, value, '元')
    rows[position] = rowOf(kind, { sector: row.sector, ...row.payload, [column]: read })
  } catch (error) {
    if (!(error instanceof CellRefusal)) throw error
    throw new AppError(refusal(`第 ${position + 1} 行的${titleOf(kind, column)}：${error.message}`))
  }
}
