import { OTHER_BLOCKS } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'

interface Counted {
  /** Rows of `parts`, `block_id`, `block`, `did` and `code`, each once, with their `count`. */
  rows: SQL
  /** Columns of the view, including that of its page. */
  parts: SQL
  /** The column that says what happened. */
  did: SQL
  /**
   * How many distinct blocks, with what happened and its code, are counted individually for a page: the most frequent.
   */
  most: number
}

/**
 * The same rows, with everything beyond the most as one block without a code. What happened and whose views it was is
 * kept for that too, so no sum over blocks changes.
 */
export function withOthers({ rows, parts, did, most }: Counted): SQL {
  const what = sql`block_id, block, ${did}, code`
  const kept = (column: string, other: string) =>
    sql.raw(`CASE WHEN is_kept THEN ${column} ELSE ${other} END AS ${column}`)
  return sql`
    SELECT ${parts}, ${what}, sum(count) AS count FROM (
      SELECT ${parts}, ${kept('block_id', OTHERS)}, ${kept('block', OTHERS)}, ${did}, ${kept('code', '-1')}, count FROM (
        SELECT *, dense_rank() OVER (PARTITION BY page_code
          ORDER BY total DESC, block_id COLLATE "C", block COLLATE "C", ${did}, code) <= ${most} AS is_kept
        FROM (SELECT *, sum(count) OVER (PARTITION BY page_code, ${what}) AS total FROM (${rows}) AS c) AS c
      ) AS c
    ) AS c GROUP BY ${parts}, ${what}`
}

const OTHERS = `'${OTHER_BLOCKS}'`
