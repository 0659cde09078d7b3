import { asc, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { tag, userTag } from './targeting-tables'

type Reader = Orm | Transaction

/** A tag as lists show it. */
export interface ListedTag {
  pd_code: string
  name: string | null
  about: string | null
  expression: unknown
  computed_at: Date | null
  revision: number | null
  people: number
  values: string[]
}

/** How many values are shown per tag. */
const VALUES = 20

/** A part of the tags that were described or that somebody has, by code. */
export async function findTagPart(
  db: Reader,
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<ListedTag[]> {
  const { rows } = await db.execute<Omit<ListedTag, 'computed_at'> & { computed_at: string | null }>(sql`
    SELECT pd_code, t.name, t.about, t.expression, t.computed_at, t.revision,
      (SELECT count(*)::int FROM ${userTag} AS u WHERE u.pd_code = codes.pd_code) AS people,
      ARRAY(SELECT u.value FROM ${userTag} AS u WHERE u.pd_code = codes.pd_code
        GROUP BY u.value ORDER BY count(*) DESC, u.value LIMIT ${VALUES}) AS values
    FROM (
      SELECT pd_code FROM ${tag} UNION SELECT DISTINCT pd_code FROM ${userTag}
    ) AS codes LEFT JOIN ${tag} AS t USING (pd_code)
    WHERE pd_code > ${after} ORDER BY pd_code LIMIT ${limit}`)
  return rows.map((row) => ({
    ...row,
    computed_at: row.computed_at === null ? null : new Date(row.computed_at),
  }))
}

/** A described tag, locked until the transaction ends. */
export async function lockTag(tx: Transaction, pd_code: string) {
  const [row] = await tx.select().from(tag).where(eq(tag.pd_code, pd_code)).for('update')
  return row
}

/** The codes of all computed tags. */
export async function findComputedCodes(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ pd_code: tag.pd_code })
    .from(tag)
    .where(sql`${tag.expression} IS NOT NULL`)
    .orderBy(asc(tag.pd_code))
  return rows.map(({ pd_code }) => pd_code)
}

/** What a visitor has, with the name of each tag; one that nobody has described is named by its code. */
export async function findPortrait(db: Reader, uid: number, most: number) {
  return db
    .select({
      pd_code: userTag.pd_code,
      pd_name: sql<string>`coalesce(${tag.name}, ${userTag.pd_code})`,
      value: userTag.value,
      updated_at: userTag.updated_at,
    })
    .from(userTag)
    .leftJoin(tag, eq(tag.pd_code, userTag.pd_code))
    .where(eq(userTag.uid, uid))
    .orderBy(asc(userTag.pd_code))
    .limit(most)
}
