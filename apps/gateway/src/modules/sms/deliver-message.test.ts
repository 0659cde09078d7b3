import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SMS_ACCOUNT, type SmsVendor, startSmsVendor } from '../../testing/vendors/tencent-vendor'
import { passedCaptcha } from '../testing/ask-for-code'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { someHandset } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { leaveDownload } from '.'
import { deliverMessage } from './deliver-message'
import { newestCode } from './newest-code'

let vendor: SmsVendor
let gateway: TestGateway
beforeAll(async () => {
  vendor = await startSmsVendor()
  const sms = { ...SMS_ACCOUNT, origin: vendor.origin }
  gateway = await startTestGateway({ config: { tencent: { captcha: undefined, sms } } })
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})
beforeEach(async () => {
  vendor.mend('/')
  vendor.refuseWith = undefined
  vendor.ledger.length = 0
  await gateway.database.owner.pool.query(
    'TRUNCATE sms_phone, sms_hour, call_count, sms_code, sms_message RESTART IDENTITY; TRUNCATE pgboss.job',
  )
})

const BUSY = JSON.stringify({
  Response: { Error: { Code: 'RequestLimitExceeded', Message: 'm' }, RequestId: 'r' },
})

const send = (handset: string) => call(gateway, 'advertSmsSend', { handset, ...passedCaptcha(gateway) })

async function message() {
  const { rows } = await gateway.ctx.db.pool.query(
    'SELECT state, attempts FROM sms_message ORDER BY id DESC LIMIT 1',
  )
  return rows[0]
}

/** As if the retry time of a job had come. */
const dueNow = () =>
  gateway.ctx.db.pool.query(
    "UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE state = 'retry'",
  )

test('the phone gets the code that is then right, once, under the name of its message', async () => {
  const handset = someHandset()
  await send(handset)
  expect(vendor.ledger).toEqual([])
  await gateway.runJobs()
  await gateway.runJobs()
  expect(vendor.ledger).toEqual([{ handset, code: await newestCode(gateway.ctx, handset), requestId: '1' }])
  expect(await message()).toEqual({ state: 'accepted', attempts: 1 })
})

test.each([{ kind: 'cut' }, { kind: 'http', status: 502 }] as const)(
  'when the answer is lost ($kind) nothing is sent again, however often the job is run',
  async (fault) => {
    vendor.break('/', fault)
    await send(someHandset())
    await gateway.runJobs()
    vendor.mend('/')
    await gateway.ctx.db.pool.query("UPDATE pgboss.job SET state = 'created', completed_on = NULL")
    await gateway.runJobs()
    expect(vendor.ledger).toHaveLength(1)
    expect(await message()).toEqual({ state: 'unknown', attempts: 1 })
  },
)

test('the address of the app leaves by the same way: once, and given up it gives nothing back that it did not take', async () => {
  const { ctx } = gateway
  const handset = someHandset()
  await send(handset)
  const counts = () => ctx.db.pool.query('SELECT sent FROM sms_phone UNION ALL SELECT sent FROM sms_hour')
  const before = (await counts()).rows
  await ctx.db.orm.transaction((tx) => leaveDownload(ctx, tx, handset))
  vendor.break('/', { kind: 'text', text: BUSY })
  for (let time = 0; time < 4; time += 1) {
    await gateway.runJobs()
    await dueNow()
  }
  expect(await message()).toEqual({ state: 'given_up', attempts: 4 })
  // What the code took was given back, and nothing more for the download.
  expect([before, (await counts()).rows]).toEqual([
    [{ sent: 1 }, { sent: 1 }],
    [{ sent: 0 }, { sent: 0 }],
  ])
  vendor.mend('/')
  vendor.ledger.length = 0
  await ctx.db.orm.transaction((tx) => leaveDownload(ctx, tx, handset))
  await gateway.runJobs()
  await gateway.runJobs()
  expect(vendor.ledger).toEqual([{ handset, code: '', requestId: '3' }])
})

test('a job that runs again after its process was killed in the middle sends nothing', async () => {
  await send(someHandset())
  // The state in which a process killed while waiting for the supplier leaves it.
  await gateway.ctx.db.pool.query("UPDATE sms_message SET state = 'sending', attempts = 1")
  await gateway.runJobs()
  expect([vendor.ledger, await message()]).toEqual([[], { state: 'unknown', attempts: 1 }])
})

test('the same job at once in many places sends once', async () => {
  const handset = someHandset()
  await send(handset)
  const sent: string[] = []
  const sms = {
    isSet: true,
    sendCode: async ({ code }: { code: string }) => {
      sent.push(code)
      return 'x'
    },
    sendDownload: async () => 'x',
    sendReminder: async () => 'x',
    sendCancellation: async () => 'x',
  }
  await race(20, () => deliverMessage(gateway.ctx, sms, { message_id: 1 }))
  expect(sent).toEqual([await newestCode(gateway.ctx, handset)])
})

test('without the state it would be sent by each: it can tell', async () => {
  await send(someHandset())
  let sent = 0
  const allHaveLooked = meetingOf(AT_ONCE)
  const careless = async () => {
    const { rows } = await gateway.ctx.db.pool.query('SELECT state FROM sms_message')
    await allHaveLooked()
    if (rows[0].state !== 'queued') return
    sent += 1
    await gateway.ctx.db.pool.query("UPDATE sms_message SET state = 'sending'")
  }
  await race(20, careless)
  expect(sent).toBeGreaterThan(1)
})

test('a supplier that surely sent nothing is asked again, and then the phone has its code', async () => {
  vendor.break('/', { kind: 'text', text: BUSY }, 1)
  await send(someHandset())
  await gateway.runJobs()
  expect(await message()).toEqual({ state: 'queued', attempts: 1 })
  vendor.ledger.length = 0
  await dueNow()
  await gateway.runJobs()
  expect([vendor.ledger.length, await message()]).toEqual([1, { state: 'accepted', attempts: 2 }])
})

test('a code that was replaced or used before its message left is not sent', async () => {
  const handset = someHandset()
  await send(handset)
  await gateway.ctx.db.pool.query("UPDATE sms_phone SET sent_at = sent_at - interval '60 s'")
  await send(handset)
  await gateway.runJobs()
  const code = await newestCode(gateway.ctx, handset)
  expect(vendor.ledger).toEqual([{ handset, code, requestId: '2' }])
})

test('what the supplier refuses is noted with its reason, and not asked again', async () => {
  const before = vendor.requests().length
  vendor.refuseWith = 'FailedOperation.PhoneNumberInBlacklist'
  await send(someHandset())
  await gateway.runJobs()
  await gateway.runJobs()
  expect([vendor.requests().length - before, await message()]).toEqual([1, { state: 'refused', attempts: 1 }])
})

test('while the supplier is away the call says so and counts nothing, and soon after one tries again', async () => {
  vendor.break('/', { kind: 'text', text: BUSY })
  const handset = someHandset()
  await send(handset)
  for (let time = 0; time < 5; time += 1) {
    await gateway.runJobs()
    await dueNow()
  }
  expect(await message()).toEqual({ state: 'given_up', attempts: 4 })
  const { pool } = gateway.ctx.db
  const counts = () =>
    pool.query('SELECT (SELECT sum(sent)::int FROM sms_phone) + (SELECT sum(sent)::int FROM sms_hour) AS n')
  expect((await counts()).rows).toEqual([{ n: 0 }])
  for (let time = 0; time < 4; time += 1) await send(someHandset())
  await gateway.runJobs()
  expect(await send(handset)).toMatchObject({ code: 0, msg: '短信服务暂时不可用，请稍后再试' })
  await pool.query("UPDATE sms_message SET updated_at = updated_at - interval '31 s'")
  expect(await send(handset)).toMatchObject({ code: 1 })
})
