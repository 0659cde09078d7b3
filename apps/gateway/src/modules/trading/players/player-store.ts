import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { todayInChina } from '../../../db/china-days'
import type { Orm, Transaction } from '../../../db/database'
import { competition, simPlayer } from '../contest-tables'
import { simAsset } from '../rank-tables'

type Reader = Orm | Transaction

const known = {
  player_id: simPlayer.player_id,
  competition_id: simPlayer.competition_id,
  uid: simPlayer.uid,
  nick_name: simPlayer.nick_name,
  is_private: simPlayer.is_private,
  enrolled_at: simPlayer.enrolled_at,
  isDisqualified: sql<boolean>`${simPlayer.disqualified_at} IS NOT NULL`,
  disqualified_reason: simPlayer.disqualified_reason,
}

export type Player = NonNullable<Awaited<ReturnType<typeof findPlayer>>>

/** A player of a contest that is open. */
export async function findPlayer(db: Reader, player_id: number) {
  const [row] = await db
    .select(known)
    .from(simPlayer)
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(and(eq(simPlayer.player_id, player_id), competition.is_open))
  return row
}

/** A visitor's player in a contest; where none is named, in the one being traded now, otherwise in the newest. */
export async function findOwnPlayer(
  db: Reader,
  uid: number,
  competition_id?: string,
): Promise<Player | undefined> {
  const isNamed = competition_id === undefined ? undefined : eq(competition.competition_id, competition_id)
  const [row] = await db
    .select(known)
    .from(simPlayer)
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(and(eq(simPlayer.uid, uid), competition.is_open, isNamed))
    .orderBy(desc(sql`${competition.start_day} <= ${todayInChina}`), desc(competition.start_day))
    .limit(1)
  return row
}

/** Whether nothing may lead to a player's holdings: they keep them private, or had themselves erased. */
export function isHidden({ uid, is_private }: Pick<Player, 'uid' | 'is_private'>): boolean {
  return is_private || uid === null
}

export type DayAsset = Awaited<ReturnType<typeof findAssets>>[number]

/** A player's assets at the end of each settled day, oldest first. */
export async function findAssets(db: Reader, player_id: number) {
  return db.select().from(simAsset).where(eq(simAsset.player_id, player_id)).orderBy(simAsset.day)
}

/** A player's assets at the end of the newest of these days, or of the newest before a given day. */
export async function findNewestAsset(
  db: Reader,
  player_id: number,
  before: string | null = null,
): Promise<DayAsset | undefined> {
  const isBefore = before === null ? undefined : lt(simAsset.day, before)
  const [row] = await db
    .select()
    .from(simAsset)
    .where(and(eq(simAsset.player_id, player_id), isBefore))
    .orderBy(desc(simAsset.day))
    .limit(1)
  return row
}
