import { findLeaderboard, findOwnRank } from '../../src/modules/trading/settlement/leaderboard'
import { settleDay } from '../../src/modules/trading/settlement/settle-day'
import { openStage, type StageOptions } from '../console-stage'
import { summary } from '../times'
import { BENCH_DAYS, seedContest } from './seed'

interface Wanted extends StageOptions {
  players: number
  rounds: number
  report: (line: string) => void
}

/** Measures how long it takes to settle a day, and how long rankings then take to load. */
export async function measureSettling({ players, rounds, report, ...options }: Wanted) {
  await using stage = await openStage(options, () => {})
  const { db } = stage.ctx
  const began = performance.now()
  await stage.asOwner((owner) => seedContest(owner, { players, member_id: stage.member.member_id }))
  report(`${players} players stored in ${seconds(began)} s`)
  const [first, second] = BENCH_DAYS
  // So that the measured day has one before it.
  await settleDay({ db }, 'bench', first)
  const settling = performance.now()
  let step = settling
  const settled = await settleDay({ db }, 'bench', second, {
    reached(name) {
      report(`  ${name}: ${seconds(step)} s`)
      step = performance.now()
    },
  })
  const took = seconds(settling)
  report(`${settled.players} players with ten positions settled in ${took} s, SHA-256 ${settled.hash}`)
  const { rows } = await db.pool.query('SELECT min(player_id)::int AS first FROM sim_player')
  const player_id: number = rows[0].first
  const asked = { competition_id: 'bench', period: 'week' } as const
  const shapes: [string, (round: number) => Promise<unknown>][] = [
    ['a part of the leaderboard', (round) => findLeaderboard(db.orm, { ...asked, page: 1 + (round % 5) })],
    [
      'one’s own rank',
      (round) => findOwnRank(db.orm, { ...asked, player_id: player_id + ((round * 997) % players) }),
    ],
  ]
  const times = []
  for (const [what, look] of shapes) {
    const taken: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const from = performance.now()
      await look(round)
      // The first round runs cold.
      if (round > 0) taken.push(performance.now() - from)
    }
    times.push({ what, ...summary(taken) })
  }
  return { took, times }
}

function seconds(since: number): number {
  return Math.round(performance.now() - since) / 1_000
}
