import { BEAT_LASTS_S } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { memberNames } from '../../members'
import { page, pageAddress } from '../page-tables'
import { pagePresence } from './presence-tables'

/** A tab that has a page open. */
export interface Tab {
  member_id: number
  tab: string
}

export interface PresentMember {
  member_id: number
  name: string
  is_editing: boolean
}

/** By the clock of the database, which all processes share. */
const LONG_AGO = sql`now() - ${BEAT_LASTS_S} * interval '1 second'`

const who = memberNames('who')

/**
 * Records that a tab has a page open and returns who else has, those editing first, in one statement. Also forgets tabs
 * that have gone silent, whoever's they are. Undefined: there is no such page.
 */
export async function noteTab(
  db: Orm,
  { member_id, tab, code, is_editing }: Tab & { code: string; is_editing: boolean },
): Promise<PresentMember[] | undefined> {
  const { rows } = await db.execute<{ others: PresentMember[] }>(sql`
    WITH here AS (
      SELECT ${pageAddress.page_id} AS page_id FROM ${pageAddress} WHERE ${pageAddress.code} = ${code}
    ), forgotten AS (
      DELETE FROM ${pagePresence} WHERE (member_id, tab) IN (
        SELECT member_id, tab FROM ${pagePresence}
        WHERE seen_at <= ${LONG_AGO} AND NOT (member_id = ${member_id} AND tab = ${tab}::uuid)
        FOR UPDATE SKIP LOCKED)
    ), noted AS (
      INSERT INTO ${pagePresence} (member_id, tab, page_id, is_editing)
      SELECT ${member_id}::bigint, ${tab}::uuid, page_id, ${is_editing}::boolean FROM here
      ON CONFLICT (member_id, tab) DO UPDATE
      SET page_id = excluded.page_id, is_editing = excluded.is_editing, seen_at = now()
    )
    SELECT coalesce((
      SELECT jsonb_agg(to_jsonb(other) ORDER BY other.is_editing DESC, other.name)
      FROM (
        SELECT who.member_id, who.name, bool_or(p.is_editing) AS is_editing
        FROM ${pagePresence} AS p JOIN ${who} ON who.member_id = p.member_id
        WHERE p.page_id = here.page_id AND p.member_id <> ${member_id} AND p.seen_at > ${LONG_AGO}
        GROUP BY who.member_id, who.name
      ) AS other), '[]') AS others
    FROM here`)
  return rows[0]?.others
}

/** Forgets a tab at once. */
export async function forgetTab(db: Orm, { member_id, tab }: Tab): Promise<void> {
  await db.execute(sql`DELETE FROM ${pagePresence} WHERE member_id = ${member_id} AND tab = ${tab}::uuid`)
}

/** The pages that other members are editing now. */
export async function findWritten(
  db: Orm,
  member_id: number,
): Promise<{ code: string; members: Omit<PresentMember, 'is_editing'>[] }[]> {
  const { rows } = await db.execute<{ code: string; members: PresentMember[] }>(sql`
    SELECT ${page.code}, jsonb_agg(
      DISTINCT jsonb_build_object('member_id', who.member_id, 'name', who.name)) AS members
    FROM ${pagePresence} AS p
    JOIN ${page} ON ${page.id} = p.page_id
    JOIN ${who} ON who.member_id = p.member_id
    WHERE p.is_editing AND p.member_id <> ${member_id} AND p.seen_at > ${LONG_AGO}
    GROUP BY ${page.code}
    ORDER BY ${page.code}`)
  return rows.map(({ code, members }) => ({ code, members }))
}
