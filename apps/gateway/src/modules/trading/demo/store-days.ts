import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simAsset, simDay, simRank } from '../rank-tables'
import { byDay } from './by-day'
import type { DemoAsset } from './demo-history'
import type { DemoRank } from './demo-ranks'

interface Settled {
  competition_id: string
  playerIds: readonly number[]
  assets: readonly DemoAsset[]
  ranks: readonly DemoRank[]
}

/** Stores days as they are after settlement. */
export async function storeDays(
  tx: Transaction,
  { competition_id, playerIds, assets, ranks }: Settled,
): Promise<void> {
  const idsOf = (rows: readonly { player: number }[]) =>
    sql.param(rows.map(({ player }) => playerIds[player]))
  const asset = (name: keyof DemoAsset) => sql.param(assets.map((row) => row[name]))
  await tx.execute(sql`
    INSERT INTO ${simAsset} (player_id, day, cash, receivable, holdings, asset, peak, max_drawdown, closed_trades, won_trades)
    SELECT player_id, day, cash, 0, holdings, cash + holdings, peak, max_drawdown, closed_trades, won_trades
    FROM unnest(${idsOf(assets)}::bigint[], ${asset('day')}::date[], ${asset('cash')}::bigint[],
      ${asset('holdings')}::bigint[], ${asset('peak')}::bigint[], ${asset('max_drawdown')}::int[],
      ${asset('closed_trades')}::int[], ${asset('won_trades')}::int[])
      AS given (player_id, day, cash, holdings, peak, max_drawdown, closed_trades, won_trades)`)
  const rank = (name: keyof DemoRank) => sql.param(ranks.map((row) => row[name]))
  await tx.execute(sql`
    INSERT INTO ${simRank} (competition_id, period, day, rank, player_id, return_rate, win_rate, closed_trades)
    SELECT ${competition_id}, * FROM unnest(${rank('period')}::text[], ${rank('day')}::date[], ${rank('rank')}::int[],
      ${idsOf(ranks)}::bigint[], ${rank('return_rate')}::bigint[], ${rank('win_rate')}::int[],
      ${rank('closed_trades')}::int[])`)
  await tx.insert(simDay).values(
    [...byDay(assets)].map(([day, ofDay]) => ({
      competition_id,
      day,
      state: 'settled' as const,
      players: ofDay.length,
      hash: hashOf(ofDay.map((row) => `${playerIds[row.player]} ${row.asset}`)),
      began_at: new Date(`${day}T16:00:00+08:00`),
      settled_at: new Date(`${day}T16:00:03+08:00`),
    })),
  )
}

/** The hash of lines, in their order. */
function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
