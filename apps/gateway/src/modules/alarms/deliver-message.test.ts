import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AlarmPorts, chooseAlarmPorts } from '../../integrations'
import {
  ROBOT_KEY,
  startWecomRobotVendor,
  type WecomRobotVendor,
} from '../../testing/vendors/wecom-robot-vendor'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { deliverMessage, ROBOT_LIMIT } from './deliver-message'
import { insertMessages } from './message-store'

let vendor: WecomRobotVendor
let gateway: TestGateway
let ports: AlarmPorts
beforeAll(async () => {
  vendor = await startWecomRobotVendor()
  const alarms = { wecom: { origin: vendor.origin, key: ROBOT_KEY }, mailTo: [] }
  gateway = await startTestGateway({ config: { alarms } })
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})
beforeEach(async () => {
  vendor.mend('/cgi-bin/webhook/send')
  vendor.nextMinute()
  vendor.group.length = 0
  ports = chooseAlarmPorts(gateway.ctx)
  await sql('TRUNCATE alarm_message, call_count; TRUNCATE pgboss.job')
})

const sql = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows
const states = () => sql('SELECT state, attempts, problem FROM alarm_message ORDER BY message_id')

/** Stores messages and enqueues their jobs, as a look does. */
const leave = (count = 1, channel: 'wecom' | 'mail' = 'wecom') =>
  gateway.ctx.db.orm.transaction(async (tx) => {
    const texts = Array.from({ length: count }, (_, index) => ({
      recipients: [],
      subject: '预警',
      content: `消息 ${index}`,
    }))
    const ids = await insertMessages(tx, channel, texts)
    for (const message_id of ids) await gateway.ctx.jobs.enqueue(tx, 'tell-alarm', { message_id })
    return ids
  })
const deliver = (message_id = 0) => deliverMessage(gateway.ctx, ports, { message_id })

test('a message that was left stands in the group, and a job that runs twice sends it once', async () => {
  const [id] = await leave()
  await gateway.runJobs()
  await deliver(id)
  expect(vendor.group).toEqual(['消息 0'])
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, problem: '' }])
})

test('a robot that does not answer is tried again by its job, six times in all', async () => {
  vendor.break('/cgi-bin/webhook/send', { kind: 'http', status: 502 })
  const [id] = await leave()
  for (let attempt = 1; attempt < 6; attempt += 1) {
    // Each with a new circuit: a job comes back after a circuit has closed again.
    ports = chooseAlarmPorts(gateway.ctx)
    await expect(deliver(id)).rejects.toMatchObject({ failure: 'no_answer' })
  }
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 5 }])
  ports = chooseAlarmPorts(gateway.ctx)
  await deliver(id)
  expect(await states()).toEqual([
    {
      state: 'given_up',
      attempts: 6,
      problem: 'The robot of alarms /cgi-bin/webhook/send answered with HTTP 502.',
    },
  ])
})

test('a message that is taken at the second try has both told of it', async () => {
  vendor.break('/cgi-bin/webhook/send', { kind: 'cut' }, 1)
  const [id] = await leave()
  await expect(deliver(id)).rejects.toThrow('gave no answer')
  await deliver(id)
  expect(
    await sql(
      'SELECT state, sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed FROM alarm_message',
    ),
  ).toEqual([{ state: 'sent', sent: true, failed: true }])
})

test('a robot that says no is not asked again', async () => {
  vendor.break('/cgi-bin/webhook/send', { kind: 'errcode', errcode: 93000, errmsg: 'invalid webhook url' })
  const [id] = await leave()
  await deliver(id)
  expect(await states()).toMatchObject([
    { state: 'given_up', attempts: 1, problem: expect.stringContaining('errcode 93000') },
  ])
})

test('no more are sent in a minute than a robot takes; the others wait for the next, and none is lost', async () => {
  await leave(ROBOT_LIMIT.most + 5)
  await gateway.runJobs()
  expect(vendor.group).toHaveLength(ROBOT_LIMIT.most)
  expect(vendor.requests()).not.toHaveLength(ROBOT_LIMIT.most + 5)
  vendor.nextMinute()
  await sql('TRUNCATE call_count')
  await sql("UPDATE pgboss.job SET start_after = now() WHERE name = 'tell-alarm' AND state = 'created'")
  await gateway.runJobs()
  expect(new Set(vendor.group).size).toBe(ROBOT_LIMIT.most + 5)
})

test('in development what is sent is kept, and reaches nobody', async () => {
  await leave(1, 'mail')
  await gateway.runJobs()
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, problem: '' }])
  expect(vendor.group).toEqual([])
})

test('in production without a robot nothing is sent', () => {
  const { config, log } = gateway.ctx
  const alarms = { wecom: undefined, mailTo: [] }
  const chosen = chooseAlarmPorts({ config: { ...config, env: 'production', alarms }, log })
  expect([chosen.wecom.adapter, chosen.mail.adapter]).toEqual(['absent', 'absent'])
})
