import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Database, Orm, Transaction } from '../../../db/database'
import { databaseTime } from '../../../db/database-time'
import { chinaDay, chinaMidnight, dayAfter } from '../../../time/china-time'
import { keepChannels } from '../kept-channels'
import { moment } from '../raw-rows'
import { rollupState } from '../report-tables'
import { countDay } from './count-day'
import { countHours } from './count-hours'
import { countVisitors } from './count-visitors'
import { firstMoment } from './first-moment'
import { MOST, type Most } from './most'
import { hoursBefore, type Piece, piecesOf } from './pieces'

/** What arrives is stored within seconds. This much of the time before is recounted, for what came late. */
const AGAIN_HOURS = 2
/** Once a day it is this much, for what is reported about a view long after it began. */
const MEND_HOURS = 48
/** The most days that one job counts: the same worker sends text messages. */
const MOST_PIECES = 4

/** Whoever holds it counts; nobody else does meanwhile, in any process. */
const COUNTING = sql`hashtext('roll up reports')`

type State = typeof rollupState.$inferSelect

/**
 * Counts what has arrived since the last count, into hours and days. Each day is a transaction of its own: a process
 * killed within it has counted nothing of it. Safe to repeat, and in several processes at once: whoever comes second
 * leaves. Returns whether there is more to count than one job may.
 */
export async function rollUp(
  { config, db }: Pick<Context, 'config' | 'db'>,
  now?: Date,
  most: Partial<Most> = {},
): Promise<{ isMore: boolean }> {
  const until = now ?? (await databaseTime(db.orm))
  const state = await stateOf(db.orm)
  const oldest = chinaMidnight(dayAfter(chinaDay(until), 1 - config.kept.networkLogs))
  const pieces = piecesOf(latest(await beginOf(db, state, until), oldest), until)
  for (const piece of pieces.slice(0, MOST_PIECES)) {
    const isCounted = await db.orm.transaction((tx) => countPiece(tx, piece, { ...MOST, ...most }))
    if (!isCounted) return { isMore: false }
  }
  if (pieces.length > MOST_PIECES) return { isMore: true }
  await db.orm.update(rollupState).set({ mended_on: chinaDay(until) })
  return { isMore: false }
}

/** From when to count: anew what may have come late, otherwise what has not been counted yet. */
async function beginOf(
  db: Pick<Database, 'orm'>,
  { counted_until, mended_on }: State,
  until: Date,
): Promise<Date> {
  if (counted_until === null) return (await firstMoment(db)) ?? until
  const again = hoursBefore(counted_until, AGAIN_HOURS)
  return mended_on === chinaDay(until) ? again : earliest(again, hoursBefore(until, MEND_HOURS))
}

/** Counts a piece, unless somebody else is counting. Returns whether it is counted. */
async function countPiece(tx: Transaction, piece: Piece, most: Most): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${COUNTING}) AS taken`,
  )
  if (rows[0]?.taken !== true) return false
  const { counted_until, hash_key } = await stateOf(tx)
  // Somebody has since counted this hour, and further than would be counted here.
  if (!isWholeDay(piece) && counted_until !== null && counted_until > piece.to) return true
  await keepChannels(tx, piece.day, { from: moment(piece.from), to: moment(piece.to) }, most.channels)
  await countHours(tx, piece)
  await countDay(tx, piece, most)
  await countVisitors(tx, piece, hash_key)
  await tx
    .update(rollupState)
    .set({ counted_until: sql`greatest(${rollupState.counted_until}, ${moment(piece.to)})` })
  return true
}

function isWholeDay({ day, to }: Piece): boolean {
  return to.getTime() === chinaMidnight(dayAfter(day)).getTime()
}

async function stateOf(orm: Orm | Transaction): Promise<State> {
  await orm.insert(rollupState).values({}).onConflictDoNothing()
  const [state] = await orm.select().from(rollupState)
  if (!state) throw new Error('It is not stored how far counting has come.')
  return state
}

const earliest = (one: Date, other: Date) => (one < other ? one : other)
const latest = (one: Date, other: Date) => (one > other ? one : other)
