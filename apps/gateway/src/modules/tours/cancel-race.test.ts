import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../context'
import { meetingOf } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { cancelEnrolment } from './cancel-enrolment'
import { enrol } from './enrol'
import { addSpeech, addTour, faultsOf } from './testing/talks'

const ROUNDS = 5

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let people: SignedIn[]
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await addTour(gateway, 'running')
  people = []
  for (let n = 0; n < 5; n += 1) people.push(await signIn(gateway))
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

type Cancel = (ctx: Context, enroll_no: string, uid: number) => Promise<unknown>

/** What happens without a lock: looks up who is next, then acts on what it saw. */
function careless(): Cancel {
  const meet = meetingOf(2)
  return async ({ db }, enroll_no) => {
    const { rows } = await db.pool.query(
      `SELECT e.enroll_no, e.uid, e.speech_id FROM tour_enroll e JOIN tour_enroll own USING (speech_id)
       WHERE own.enroll_no = $1 AND e.status = 2 ORDER BY e.waiting_since LIMIT 1`,
      [enroll_no],
    )
    await meet()
    await db.pool.query('UPDATE tour_enroll SET status = 3, ticket_no = NULL WHERE enroll_no = $1', [
      enroll_no,
    ])
    const ticket_no = `${enroll_no.slice(0, 5)}${rows[0].enroll_no.slice(5)}`
    await db.pool.query(
      `INSERT INTO ticket (ticket_no, kind, occasion_id, uid, people_num, nonce) VALUES ($1, 'speech', $2, $3, 1, repeat('n', 22))`,
      [ticket_no, rows[0].speech_id, rows[0].uid],
    )
    await db.pool.query(
      'UPDATE tour_enroll SET status = 1, waiting_since = NULL, ticket_no = $2 WHERE enroll_no = $1',
      [rows[0].enroll_no, ticket_no],
    )
  }
}

/** Fills a talk with two, puts three in line, has the two cancel at once, and returns the status of all five. */
async function cancelAtOnce(speech_id: string, by: Cancel): Promise<number[]> {
  await addSpeech(gateway, 'running', speech_id, { quota: 2 })
  const numbers: string[] = []
  for (const { uid, handset } of people) {
    const input = { speech_id, name: '王女士', handset, people_num: 1, wait: 1 as const }
    const { enroll_no } = await enrol(gateway.ctx, input, uid, { ip: '192.0.2.1', headers: {} })
    numbers.push(enroll_no)
  }
  const [first, second] = people as [SignedIn, SignedIn]
  await Promise.all([
    by(gateway.ctx, numbers[0] ?? '', first.uid),
    by(twin.ctx, numbers[1] ?? '', second.uid),
  ])
  const { rows } = await gateway.database.owner.pool.query<{ enroll_no: string; status: number }>(
    'SELECT enroll_no, status FROM tour_enroll WHERE speech_id = $1',
    [speech_id],
  )
  return numbers.map((number) => rows.find(({ enroll_no }) => enroll_no === number)?.status ?? 0)
}

test('two who give their places back at once move two up, in their order, in each of five rounds', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const speech_id = `cancel-${round}`
    expect(await cancelAtOnce(speech_id, (ctx, no, uid) => cancelEnrolment(ctx, no, uid))).toEqual([
      3, 3, 1, 1, 2,
    ])
    expect(await faultsOf(gateway, speech_id)).toEqual([])
  }
})

test('without the lock one person is moved up twice, and a place is lost', async () => {
  expect(await cancelAtOnce('cancel-careless', careless())).toEqual([3, 3, 1, 2, 2])
  expect(await faultsOf(gateway, 'cancel-careless')).not.toEqual([])
})

test('ten taps of one who cancels give one place back', async () => {
  await addSpeech(gateway, 'running', 'cancel-taps', { quota: 3 })
  const [ann, ben] = people as [SignedIn, SignedIn]
  const request = { ip: '192.0.2.1', headers: {} }
  const wanted = { speech_id: 'cancel-taps', name: '王女士', people_num: 1 }
  const { enroll_no } = await enrol(gateway.ctx, { ...wanted, handset: ann.handset }, ann.uid, request)
  await enrol(gateway.ctx, { ...wanted, handset: ben.handset }, ben.uid, request)
  await Promise.all(Array.from({ length: 10 }, () => cancelEnrolment(gateway.ctx, enroll_no, ann.uid)))
  expect(await faultsOf(gateway, 'cancel-taps')).toEqual([])
})
