import {
  settlementLimits as limits,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { chinaDay } from '../../../time/china-time'
import { findInstruments } from '../../market'
import { competition, simPlayer } from '../contest-tables'
import { simOrder } from '../order-tables'
import { simDay, simFinal, simPrice } from '../rank-tables'
import { findUnsettled, isOver } from '../settlement/contest-days'
import { findMissing } from '../settlement/price-shares'
import { SettlementRefusal } from '../settlement/settlement-refusal'
import { findMissingYear } from './missing-year'

type Days = StudioResponse<StudioOperations['simDayList']>
type Contest = Days['contest']

const columns = {
  competition_id: competition.competition_id,
  title: competition.title,
  start_day: competition.start_day,
  end_day: competition.end_day,
  is_open: competition.is_open,
  closed_at: competition.closed_at,
}

/** The newest contests, the last to end first. */
export async function listSettlementContests({
  db,
}: Pick<Context, 'db'>): Promise<StudioResponse<StudioOperations['settlementContests']>> {
  const rows = await db.orm
    .select(columns)
    .from(competition)
    .orderBy(desc(competition.end_day), desc(competition.competition_id))
    .limit(limits.contests)
  const today = chinaDay(new Date())
  return {
    list: rows.map((row) => ({
      ...shown(row),
      due: row.is_open && row.closed_at === null && row.start_day <= today,
    })),
  }
}

/** How far a contest is settled, as of one moment. Throws `notFound`. */
export async function listSimDays(
  { db }: Pick<Context, 'db'>,
  competition_id: string,
  now: Date = new Date(),
): Promise<Days> {
  return db.orm.transaction(
    async (tx) => {
      const [row] = await tx
        .select(columns)
        .from(competition)
        .where(eq(competition.competition_id, competition_id))
      if (!row) throw new AppError(studioErrors.notFound)
      const contest = shown(row)
      return {
        contest,
        ...(await dueOf(tx, contest, now)),
        list: await findDays(tx, competition_id),
        day_count: await tx.$count(simDay, eq(simDay.competition_id, competition_id)),
        finals: await findFinals(tx, competition_id),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function shown({ closed_at, ...row }: Omit<Contest, 'closed_at'> & { closed_at: Date | null }): Contest {
  return { ...row, closed_at: closed_at?.toISOString() ?? null }
}

type Due = Pick<Days, 'due' | 'due_count' | 'unknown_year' | 'can_freeze'>

const NOTHING: Due = { due: [], due_count: 0, unknown_year: null, can_freeze: false }

/** The days up to today that are not settled, each with what it lacks. */
async function dueOf(tx: Transaction, contest: Contest, now: Date): Promise<Due> {
  const today = chinaDay(now)
  if (contest.closed_at !== null || contest.start_day > today) return NOTHING
  const { competition_id, start_day, end_day } = contest
  const span = { competition_id, start_day, end_day: end_day < today ? end_day : today }
  const days = await knownDays(tx, span)
  if (days === undefined) return { ...NOTHING, unknown_year: await findMissingYear(tx, span) }
  const begun = new Set(
    (await tx.select({ day: simDay.day }).from(simDay).where(eq(simDay.competition_id, competition_id))).map(
      ({ day }) => day,
    ),
  )
  const due: Due['due'] = []
  for (const day of days.slice(0, limits.due)) {
    const over = isOver(day, now)
    const missing = over ? await findMissing(tx, { competition_id, day }) : []
    due.push({
      day,
      state: over ? (begun.has(day) ? 'settling' : 'due') : 'running',
      missing: missing.slice(0, limits.missing),
      missing_count: missing.length,
      open_orders: await countOpenOrders(tx, { competition_id, day }),
    })
  }
  const isAll = days.length === 0 && begun.size > 0
  return { due, due_count: days.length, unknown_year: null, can_freeze: isAll && isOver(end_day, now) }
}

/** Undefined: the trading days are not known. */
async function knownDays(
  tx: Transaction,
  span: Parameters<typeof findUnsettled>[1],
): Promise<string[] | undefined> {
  try {
    return await findUnsettled(tx, span)
  } catch (error) {
    if (error instanceof SettlementRefusal) return undefined
    throw error
  }
}

async function countOpenOrders(
  tx: Transaction,
  { competition_id, day }: { competition_id: string; day: string },
): Promise<number> {
  const [row] = await tx
    .select({ open: sql<number>`count(*)::int` })
    .from(simOrder)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simOrder.player_id))
    .where(
      and(eq(simOrder.state, 'open'), lte(simOrder.day, day), eq(simPlayer.competition_id, competition_id)),
    )
  return row?.open ?? 0
}

async function findDays(tx: Transaction, competition_id: string): Promise<Days['list']> {
  const rows = await tx
    .select()
    .from(simDay)
    .where(eq(simDay.competition_id, competition_id))
    .orderBy(desc(simDay.day))
    .limit(limits.days)
  const unusual = await findUnusualOf(tx, competition_id)
  return rows.map(({ day, state, players, hash, began_at, settled_at }) => ({
    day,
    state,
    players,
    hash,
    began_at: began_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    suspended: unusual.get(day)?.suspended ?? 0,
    kept: unusual.get(day)?.kept ?? [],
  }))
}

/** By day: how many shares count as suspended, and which keep their earlier price. */
async function findUnusualOf(tx: Transaction, competition_id: string) {
  const { rows } = await tx.execute<{ day: string; suspended: number; kept: string[] }>(sql`
    SELECT day::text, (count(*) FILTER (WHERE basis = 'suspended'))::int AS suspended,
      coalesce(array_agg(code ORDER BY code) FILTER (WHERE basis = 'kept'), '{}') AS kept
    FROM ${simPrice} WHERE competition_id = ${competition_id} AND basis <> 'close' GROUP BY day`)
  const instruments = await findInstruments(
    tx,
    rows.flatMap(({ kept }) => kept),
  )
  return new Map(
    rows.map(({ day, suspended, kept }) => [
      day,
      { suspended, kept: kept.map((code) => ({ code, name: instruments.get(code)?.name ?? '' })) },
    ]),
  )
}

async function findFinals(tx: Transaction, competition_id: string): Promise<Days['finals']> {
  const rows = await tx
    .select({
      version: simFinal.version,
      hash: simFinal.hash,
      frozen_at: simFinal.frozen_at,
      prizes: simFinal.prizes,
      places: sql<number>`(SELECT count(*)::int FROM regexp_matches(${simFinal.text}, '^place\t', 'gn'))`,
    })
    .from(simFinal)
    .where(eq(simFinal.competition_id, competition_id))
    .orderBy(desc(simFinal.version))
  const winners = [...new Set(rows.flatMap(({ prizes }) => prizes.map(({ player_id }) => player_id)))]
  const names = new Map(
    (
      await tx
        .select({ player_id: simPlayer.player_id, nick_name: simPlayer.nick_name })
        .from(simPlayer)
        .where(sql`${simPlayer.player_id} = ANY(${sql.param(winners)}::bigint[])`)
    ).map(({ player_id, nick_name }) => [player_id, nick_name]),
  )
  return rows.map(({ frozen_at, prizes, ...row }) => ({
    ...row,
    frozen_at: frozen_at.toISOString(),
    prizes: prizes.map(({ player_id, rank, name, value, is_won }) => ({
      rank,
      name,
      value,
      is_won,
      nick_name: names.get(player_id) ?? '',
    })),
  }))
}
