import { beaconFigures, untilNoneWaits } from '../../testing/beacon-figures'
import { startTestGateway } from '../../testing/start-test-gateway'
import { sendSessions, sessions } from './send-sessions'

type Figures = Awaited<ReturnType<typeof beaconFigures>>

/** The number of reports that arrived but are neither stored nor counted as dropped. */
export function unaccounted({ received, stored, dropped }: Omit<Figures, 'waiting'>): number {
  return received - stored - Object.values(dropped).reduce((sum, count) => sum + count, 0)
}

/** What a gateway says became of the reports of this many sessions, and how many of their rows the database has. */
export async function accountOf(count: number) {
  await using gateway = await startTestGateway({ config: { trustedProxies: ['127.0.0.1'] } })
  const all = sessions(count)
  await sendSessions(gateway, all)
  const figuresOf = (kind: string) => untilNoneWaits(() => beaconFigures(gateway, kind))
  const [views, events] = [await figuresOf('visits'), await figuresOf('page_events')]
  const { rows } = await gateway.ctx.db.pool.query<{ views: string; events: string }>(
    'SELECT (SELECT count(*) FROM visit_log) AS views, (SELECT count(*) FROM page_event) AS events',
  )
  const people = all.filter(({ isBot }) => !isBot)
  return {
    views,
    events,
    rows: { views: Number(rows[0]?.views), events: Number(rows[0]?.events) },
    people: people.length,
    /** Two events for each connection that was not cut. */
    told: 2 * people.filter(({ isCut }) => !isCut).length,
  }
}
