import { type SQL, sql } from 'drizzle-orm'

/** What `entryOf` returns, computed by the database: of visitors, only these numbers leave it. */
export function entryInSql(key: SQL, visitor: SQL): SQL<number> {
  const bits = sql`('x' || left(encode(sha256(convert_to(${key} || ' ' || ${visitor}, 'UTF8')), 'hex'), 16))::bit(64)`
  return sql`(SELECT ((h.bits >> 51)::bigint * 64
      + coalesce(nullif(position(B'1' IN substring(h.bits FROM 14)), 0), 52))::int
    FROM (SELECT ${bits} AS bits) AS h)`
}
