import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { claimDue } from './claim-due'
import { type SendOptions, sendDue } from './send-due'
import { addDue, DUE, NOW, outcome } from './testing/due-reminders'

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})
beforeEach(() =>
  gateway.database.owner.pool.query('TRUNCATE reminder, sms_code, sms_message; TRUNCATE pgboss.job'),
)

/** Ten looks at once, in two processes. */
const lookAtOnce = (options: SendOptions = {}) =>
  race(AT_ONCE, (index) =>
    sendDue(index % 2 ? gateway.ctx : twin.ctx, { occasions: DUE }, { now: NOW, ...options }),
  )

test('ten looks at once, in two processes, send each reminder once, in each of ten rounds', async () => {
  for (let round = 0; round < 10; round += 1) {
    await gateway.database.owner.pool.query('TRUNCATE reminder, sms_code, sms_message')
    await addDue(gateway, 200)
    await lookAtOnce()
    expect(await outcome(gateway)).toEqual({ waiting: 0, sent: 200, messages: 200 })
  }
})

test('without the lock, and without the key behind it, phones get it again and again', async () => {
  const { pool } = gateway.database.owner
  await addDue(gateway, 20)
  const meet = meetingOf(AT_ONCE)
  const careless: typeof claimDue = async (_tx, claim) => {
    const seen = await gateway.database.owner.orm.transaction((look) => claimDue(look, claim))
    await meet()
    return seen
  }
  await pool.query('ALTER TABLE sms_message DROP CONSTRAINT sms_message_about_once')
  await pool.query('CREATE INDEX about_of_test ON sms_message (about)')
  try {
    await lookAtOnce({ claim: careless }).catch(() => {})
  } finally {
    const { messages = 0 } = (await outcome(gateway)) ?? {}
    await pool.query('TRUNCATE sms_code, sms_message; DROP INDEX about_of_test')
    await pool.query('ALTER TABLE sms_message ADD CONSTRAINT sms_message_about_once UNIQUE (about)')
    expect(messages).toBeGreaterThan(20)
  }
})

test('the key behind the lock keeps the second message away by itself', async () => {
  await addDue(gateway, 20)
  const meet = meetingOf(AT_ONCE)
  await lookAtOnce({
    claim: async (_tx, claim) => {
      const seen = await gateway.database.owner.orm.transaction((look) => claimDue(look, claim))
      await meet()
      return seen
    },
  })
  expect(await outcome(gateway)).toEqual({ waiting: 0, sent: 20, messages: 20 })
})

test('a process that dies before the end of its transaction has sent nothing, and the next sends all of it', async () => {
  await addDue(gateway, 500)
  const dies = () => Promise.reject(new Error('It died.'))
  await expect(sendDue(gateway.ctx, { occasions: DUE }, { now: NOW, onMore: dies })).rejects.toThrow()
  expect(await outcome(gateway)).toEqual({ waiting: 500, sent: 0, messages: 0 })
  await sendDue(gateway.ctx, { occasions: DUE }, { now: NOW })
  expect(await outcome(gateway)).toEqual({ waiting: 0, sent: 500, messages: 500 })
})
