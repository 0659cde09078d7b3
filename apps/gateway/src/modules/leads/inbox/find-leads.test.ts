import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { addLead, removeLeads } from './testing/add-lead'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => removeLeads(gateway))

const find = (handset: string, member = operator) => callStudio(gateway, 'leadFind', { handset }, member)

const query = async (text: string, values: unknown[] = []) =>
  (await gateway.ctx.db.pool.query(text, values)).rows

const searchesOf = ({ member_id }: SignedInMember) =>
  query("SELECT subject, after FROM audit_log WHERE action = 'lead.find' AND who = $1 ORDER BY seq", [
    `member:${member_id}`,
  ])

test('a whole phone finds all its leads, the newest first, however it is written', async () => {
  const first = await addLead(gateway, { handset: '13812345678' })
  const second = await addLead(gateway, { handset: '13812345678', version_id: 2 })
  await addLead(gateway, { handset: '13812345679' })
  const ways = [
    '13812345678',
    ' 138 1234 5678 ',
    '138-1234-5678',
    '+86 13812345678',
    '１３８１２３４５６７８',
  ]
  for (const way of ways) {
    expect((await find(way)).response, way).toEqual({ lead_ids: [second, first] })
  }
  expect((await find('13900000000')).response).toEqual({ lead_ids: [] })
})

test('what is no whole phone is not looked for', async () => {
  for (const handset of ['', '5678', '1381234567', '138123456789', '王小明', '王 13812345678', '%']) {
    expect((await find(handset)).status, handset).toBe(400)
  }
})

test('every search is told in the log, with the phone masked and whether it was found', async () => {
  const member = await signInMember(gateway, { roles: ['operator'] })
  await addLead(gateway, { handset: '13812345678' })
  await find('138 1234 5678', member)
  await find('13900000000', member)
  expect(await searchesOf(member)).toEqual([
    { subject: 'leads', after: { handset: '138****5678', found: 1 } },
    { subject: 'leads', after: { handset: '139****0000', found: 0 } },
  ])
})

test('nobody learns of a search that the log could not note', async () => {
  await addLead(gateway, { handset: '13812345678' })
  await gateway.database.owner.pool.query(
    'ALTER TABLE audit_log ADD CONSTRAINT full_up CHECK (false) NOT VALID',
  )
  try {
    expect(await find('13812345678')).toMatchObject({ status: 500, response: null })
  } finally {
    await gateway.database.owner.pool.query('ALTER TABLE audit_log DROP CONSTRAINT full_up')
  }
})

test('only those find by it who may reveal one', async () => {
  const may = async (...roles: Parameters<typeof signInMember>[1]['roles']) =>
    (await find('13812345678', await signInMember(gateway, { roles }))).status
  expect([await may('operator'), await may('administrator')]).toEqual([200, 200])
  expect([await may('auditor'), await may('editor', 'approver')]).toEqual([403, 403])
})

test('a member looks for a hundred in an hour', async () => {
  const member = await signInMember(gateway, { roles: ['operator'] })
  await find('13812345678', member)
  await query('UPDATE call_count SET count = 99 WHERE key = $1', [`lead-find member:${member.member_id}`])
  expect([(await find('13812345678', member)).status, (await find('13812345678', member)).status]).toEqual([
    200, 429,
  ])
  expect(await searchesOf(member)).toHaveLength(2)
})
