import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../db/database'
import { readCount } from '../../../limits/count-calls'
import { limitMember } from '../../../limits/limit-member'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { addLead } from './testing/add-lead'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const reveals = async (lead_id: number) =>
  (
    await gateway.ctx.db.pool.query(
      "SELECT who, after, host(ip) AS ip FROM audit_log WHERE action = 'lead.reveal' AND subject = $1",
      [`lead:${lead_id}`],
    )
  ).rows

test('the whole phone is told to who says why, and the log has both without the phone', async () => {
  const lead_id = await addLead(gateway, { handset: '13812345678' })
  const reason = '回访 13812345678'
  const { response } = await callStudio(gateway, 'leadReveal', { lead_id, reason }, operator)
  expect(response).toEqual({ handset: '13812345678' })
  expect(await reveals(lead_id)).toEqual([
    { who: `member:${operator.member_id}`, after: { reason: '回访 138****5678' }, ip: '127.0.0.1' },
  ])
})

test('nobody is told a phone that the log could not note', async () => {
  const lead_id = await addLead(gateway)
  await gateway.database.owner.pool.query(
    'ALTER TABLE audit_log ADD CONSTRAINT full_up CHECK (false) NOT VALID',
  )
  try {
    const reply = await callStudio(gateway, 'leadReveal', { lead_id, reason: '回访' }, operator)
    expect([reply.status, reply.response]).toEqual([500, null])
  } finally {
    await gateway.database.owner.pool.query('ALTER TABLE audit_log DROP CONSTRAINT full_up')
  }
})

test('a member reveals two hundred in an hour', async () => {
  const busy = await signInMember(gateway, { roles: ['operator'] })
  const lead_id = await addLead(gateway)
  const reveal = () => callStudio(gateway, 'leadReveal', { lead_id, reason: '回访' }, busy)
  await reveal()
  await gateway.ctx.db.pool.query(
    "UPDATE call_count SET count = 199 WHERE key LIKE 'lead-reveal %' AND key LIKE $1",
    [`% member:${busy.member_id}`],
  )
  expect([(await reveal()).status, (await reveal()).status]).toEqual([200, 429])
  expect(await reveals(lead_id)).toHaveLength(2)
  expect((await callStudio(gateway, 'leadReveal', { lead_id, reason: '回访' }, operator)).status).toBe(200)
})

/** How many of ten concurrent attempts a limit of three lets through, in two processes. */
async function letThrough(member_id: number, limit: typeof limitMember): Promise<number> {
  await using twin = await startTwin(gateway)
  const results = await race(AT_ONCE, async (index) => {
    const { db } = index % 2 === 0 ? gateway.ctx : twin.ctx
    return limit(db, { name: 'race', perHour: 3 }, { member_id }).then(
      () => 1,
      () => 0,
    )
  })
  return results.reduce((sum: number, one) => sum + one, 0)
}

test('ten at once take no more than what is left; by looking first they would', async () => {
  expect(await letThrough(1, limitMember)).toBe(3)
  const allLooked = meetingOf(AT_ONCE)
  const careless: typeof limitMember = async (
    db: Pick<Database, 'orm'>,
    { name, perHour },
    { member_id },
  ) => {
    const count = await readCount(db.orm, `${name} member:${member_id}`, 3_600)
    await allLooked()
    if (count >= perHour) throw new Error('Too many.')
    await limitMember(db, { name, perHour: 1_000 }, { member_id })
  }
  expect(await letThrough(2, careless)).toBe(AT_ONCE)
})
