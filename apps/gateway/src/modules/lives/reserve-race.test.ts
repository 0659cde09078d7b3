import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../context'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { reserveLive } from './reserve-live'

const TAPS = 30

type Reserve = (ctx: Context, live_id: string, uid: number) => Promise<void>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await gateway.database.owner.pool.query(`
    INSERT INTO staff (staff_id, name) VALUES (1, '王老师');
    INSERT INTO live_event (live_id, title, staff_id, start_at, end_at)
      SELECT 'live-' || n, '直播', 1, now() + interval '1 day', now() + interval '2 days' FROM generate_series(1, 10) AS n;
    CREATE TABLE consent_without_key (live_id text, uid bigint);
    GRANT ALL ON consent_without_key TO PUBLIC`)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

/** As the module does it. */
const guarded: Reserve = (ctx, live_id, uid) =>
  reserveLive(ctx, { live_id, remind: 1 }, uid, { ip: '192.0.2.1', headers: {} })

/** What happens when looking whether it is booked, and acting on what was seen. */
function careless(): Reserve {
  const meet = meetingOf(AT_ONCE)
  return async ({ db }, live_id, uid) => {
    const values = [live_id, uid]
    const known = await db.pool.query(
      'SELECT FROM consent_without_key WHERE live_id = $1 AND uid = $2',
      values,
    )
    if (known.rowCount) return
    await meet()
    await db.pool.query('INSERT INTO consent_without_key VALUES ($1, $2)', values)
  }
}

/** Has one visitor tap many times at once, in two processes. */
async function tap(by: Reserve, live_id: string): Promise<number> {
  const { uid } = await signIn(gateway)
  await race(TAPS, (index) => by(index % 2 ? gateway.ctx : twin.ctx, live_id, uid))
  return uid
}

async function count(statement: string, values: unknown[]): Promise<number> {
  return (await gateway.database.owner.pool.query(statement, values)).rowCount ?? 0
}

test('thirty taps at once are one booking, one consent and one reminder, in each of ten rounds', async () => {
  const wrong: unknown[] = []
  for (let round = 1; round <= 10; round += 1) {
    const uid = await tap(guarded, `live-${round}`)
    const counted = [
      await count('SELECT FROM live_reserve WHERE uid = $1 AND by_sms', [uid]),
      await count("SELECT FROM consent_log WHERE uid = $1 AND doc = 'reminder'", [uid]),
      await count("SELECT FROM reminder WHERE uid = $1 AND by_sms AND state = 'waiting'", [uid]),
    ]
    if (counted.some((one) => one !== 1)) wrong.push(counted)
  }
  expect(wrong).toEqual([])
})

test('without the key one visitor is noted to have agreed several times', async () => {
  const uid = await tap(careless(), 'live-1')
  expect(await count('SELECT FROM consent_without_key WHERE uid = $1', [uid])).toBeGreaterThan(1)
})
