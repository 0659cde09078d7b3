import type { FeedRow } from '@yingzao/contract/server'
import type { FeedDifference } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { feedBatch, feedItem, feedPointer } from '../feed-tables'

const MOST_SHOWN = 100

type Compared = Pick<FeedDifference, 'against' | 'new' | 'changed' | 'gone'> & {
  list: { before: FeedRow | null; after: FeedRow | null }[]
}

/** How a batch differs from the one that visitors see of its day, row by row. */
export async function compareWithShown(db: Orm | Transaction, batch_id: number): Promise<FeedDifference> {
  const { rows } = await db.execute<Compared>(sql`
    WITH shown AS (
      SELECT p.batch_id FROM ${feedBatch} AS b JOIN ${feedPointer} AS p ON p.kind = b.kind AND p.as_of = b.as_of
      WHERE b.batch_id = ${batch_id}),
    other AS (
      SELECT coalesce(n.position, o.position) AS position, o.payload AS before, n.payload AS after
      FROM (SELECT i.* FROM ${feedItem} AS i WHERE i.batch_id = ${batch_id}) AS n
      FULL JOIN (SELECT i.* FROM ${feedItem} AS i JOIN shown ON shown.batch_id = i.batch_id) AS o
        ON o.code = n.code AND o.sub_key = n.sub_key
      WHERE n.payload IS DISTINCT FROM o.payload)
    SELECT (SELECT batch_id::float8 FROM shown) AS against,
      (SELECT count(*)::int FROM other WHERE before IS NULL) AS new,
      (SELECT count(*)::int FROM other WHERE before IS NOT NULL AND after IS NOT NULL) AS changed,
      (SELECT count(*)::int FROM other WHERE after IS NULL) AS gone,
      (SELECT coalesce(json_agg(json_build_object('before', f.before, 'after', f.after) ORDER BY f.position), '[]')
        FROM (SELECT * FROM other ORDER BY position LIMIT ${MOST_SHOWN}) AS f) AS list`)
  const [{ list, ...counts }] = rows as [Compared]
  return {
    ...counts,
    list: list.map(({ before, after }) => ({
      change: before === null ? 'new' : after === null ? 'gone' : 'changed',
      before,
      after,
    })),
  }
}
