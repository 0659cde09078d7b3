import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { simPlayer } from '../contest-tables'
import { simDay, type simPeriods, simRank } from '../rank-tables'

type Reader = Orm | Transaction

/** How many are shown per page, and in total. */
const PER_PAGE = 20
const SHOWN = 100

/** A board: a contest, and the days that count. */
export interface AskedBoard {
  competition_id: string
  period: (typeof simPeriods)[number]
}

/** The same as of a day. */
export interface Board extends AskedBoard {
  day: string
}

/** How far a contest is settled. */
export interface BoardState {
  /** `settling`: another day is being settled, and what is shown is the previous one. */
  state: 'settling' | 'settled'
  /** The newest day with a ranking. Null: there is none yet. */
  day: string | null
}

/** Whether a row is on a board. */
export const isOn = ({ competition_id, period, day }: Board): SQL | undefined =>
  and(eq(simRank.competition_id, competition_id), eq(simRank.period, period), eq(simRank.day, day))

/** The columns of a place on a board; its player is joined. */
export const place = {
  rank: simRank.rank,
  player_id: simRank.player_id,
  return_rate: simRank.return_rate,
  win_rate: simRank.win_rate,
  closed_trades: simRank.closed_trades,
  uid: simPlayer.uid,
  nick_name: simPlayer.nick_name,
  is_private: simPlayer.is_private,
}

/** A place on a board. Rates are millionths. */
export type Place = Awaited<ReturnType<typeof findPlaces>>[number]

/** A page of the first hundred of a board, in order. */
async function findPlaces(db: Reader, board: Board, page: number) {
  const last = Math.min(page * PER_PAGE, SHOWN)
  return db
    .select(place)
    .from(simRank)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simRank.player_id))
    .where(and(isOn(board), sql`${simRank.rank} BETWEEN ${(page - 1) * PER_PAGE + 1} AND ${last}`))
    .orderBy(asc(simRank.rank))
}

/** How many of a board are shown. */
async function countPlaces(db: Reader, board: Board): Promise<number> {
  return db.$count(simRank, and(isOn(board), lte(simRank.rank, SHOWN)))
}

/** The place of a player on a board. Undefined: they have none. */
async function findPlaceOf(db: Reader, board: Board, player_id: number): Promise<Place | undefined> {
  const [row] = await db
    .select(place)
    .from(simRank)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simRank.player_id))
    .where(and(isOn(board), eq(simRank.player_id, player_id)))
  return row
}

/** How far a contest is settled. */
async function findBoardState(db: Reader, competition_id: string): Promise<BoardState> {
  const [newest, before] = await db
    .select({ day: simDay.day, state: simDay.state })
    .from(simDay)
    .where(eq(simDay.competition_id, competition_id))
    .orderBy(desc(simDay.day))
    .limit(2)
  if (newest?.state === 'settling') return { state: 'settling', day: before?.day ?? null }
  return { state: 'settled', day: newest?.day ?? null }
}

/** The first hundred of a board as of the newest settled day, twenty per page. */
export async function findLeaderboard(
  db: Reader,
  { page, ...asked }: AskedBoard & { page: number },
): Promise<BoardState & { total: number; list: Place[] }> {
  const state = await findBoardState(db, asked.competition_id)
  if (state.day === null) return { ...state, total: 0, list: [] }
  const board = { ...asked, day: state.day }
  return { ...state, total: await countPlaces(db, board), list: await findPlaces(db, board, page) }
}

/** The place of a player on a board, as of the newest day that is settled. */
export async function findOwnRank(
  db: Reader,
  { player_id, ...asked }: AskedBoard & { player_id: number },
): Promise<BoardState & { place: Place | undefined }> {
  const state = await findBoardState(db, asked.competition_id)
  if (state.day === null) return { ...state, place: undefined }
  return { ...state, place: await findPlaceOf(db, { ...asked, day: state.day }, player_id) }
}
