import {
  type OperationInput,
  type OperationResponse,
  type Operations,
  simulateLimits,
} from '@yingzao/contract/server'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { findInstruments } from '../../market'
import { simPlayer } from '../contest-tables'
import { metContest } from '../contests/met-contest'
import { simTrade } from '../order-tables'
import { isMasked, maskedCode, type SightTools, seenBefore } from './sight'

type Marquee = Operations['simulateMarquee']

const SIDES = { open: '买入', add: '加仓', reduce: '减仓', close: '清仓' } as const

/** The newest trades of a contest, a line each. Throws `activityNotFound`. */
export async function simulateMarquee(
  tools: SightTools,
  { competition_id }: OperationInput<Marquee>,
  uid: number | null,
): Promise<OperationResponse<Marquee>> {
  const db = tools.db.orm
  const contest = await metContest(db, competition_id)
  const trades = await findNewestTrades(db, contest.competition_id)
  const before = trades.length === 0 ? null : await seenBefore(tools, contest, uid)
  const hidden = ({ day, uid: whose }: (typeof trades)[number]) => whose !== uid && isMasked(day, before)
  const seen = trades.filter((trade) => !hidden(trade)).map(({ code }) => code)
  const instruments = seen.length === 0 ? new Map() : await findInstruments(db, seen)
  return {
    list: trades.map((trade) => {
      const { trade_id, player_id, nick_name, side, code, traded_at } = trade
      const is_masked = hidden(trade)
      const name: string = instruments.get(code)?.name ?? ''
      const share = is_masked || name === '' ? maskedCode(code) : `${name}（${code}）`
      return {
        id: String(trade_id),
        text: `${nick_name} ${SIDES[side]} ${share}`,
        player_id: String(player_id),
        time: traded_at.getTime(),
        is_masked,
      }
    }),
    server_time: Date.now(),
  }
}

/** Only of players whose portfolios are public. */
async function findNewestTrades(db: Orm, competition_id: string) {
  return db
    .select({
      trade_id: simTrade.trade_id,
      player_id: simTrade.player_id,
      uid: simPlayer.uid,
      nick_name: simPlayer.nick_name,
      code: simTrade.code,
      side: simTrade.side,
      day: simTrade.day,
      traded_at: simTrade.traded_at,
    })
    .from(simTrade)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simTrade.player_id))
    .where(
      and(
        eq(simPlayer.competition_id, competition_id),
        eq(simPlayer.is_private, false),
        isNotNull(simPlayer.uid),
        isNull(simPlayer.disqualified_at),
      ),
    )
    .orderBy(desc(simTrade.traded_at), desc(simTrade.trade_id))
    .limit(simulateLimits.marquee)
}
