import { DEMO_INSTRUMENTS } from '../../market'
import { showDemoMarket } from '../../market/demo/show-demo-market'
import type { TestStore } from '../../testing/start-test-gateway'

/** Shares and ETFs of the demo market. */
export const SHARES = DEMO_INSTRUMENTS.filter(({ kind }) => kind !== 'index')

export const BENCHMARK = '000990.SH'

/** Loads the demo market; returns its latest trading days, including today if it is one, newest first. */
export async function openMarket({ ctx, database }: TestStore): Promise<string[]> {
  await showDemoMarket(ctx)
  const { rows } = await database.owner.pool.query<{ day: string }>(
    `SELECT day::text FROM trade_calendar WHERE is_open AND day <= (now() AT TIME ZONE 'Asia/Shanghai')::date
     ORDER BY day DESC LIMIT 40`,
  )
  return rows.map(({ day }) => day)
}
