import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { issueTicket, voidTicket } from '../issue-ticket'
import { ticketCode } from '../ticket-code'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function ticketFor(occasion_id = 'talk') {
  const { uid } = await signIn(gateway)
  const ticket_no = await gateway.ctx.db.orm.transaction((tx) =>
    issueTicket(tx, { kind: 'speech', occasion_id, uid, people_num: 2 }),
  )
  const { rows } = await gateway.ctx.db.orm.execute<{ nonce: string }>(
    sql`SELECT nonce FROM ticket WHERE ticket_no = ${ticket_no}`,
  )
  return { ticket_no, code: ticketCode(gateway.ctx.config, { ticket_no, nonce: rows[0]?.nonce ?? '' }) }
}

async function scan(more: object) {
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/studio-api/check-in/scan',
    headers: operator.headers,
    payload: {
      scan_id: randomUUID(),
      kind: 'speech',
      occasion_id: 'talk',
      gate: '东门',
      scanned_at: '2026-12-05T14:00:00+08:00',
      ...more,
    },
  })
  return reply.json().response
}

const entriesOf = async (ticket_no: string) =>
  (
    await gateway.ctx.db.orm.execute(
      sql`SELECT is_conflict, forced_why FROM check_in WHERE ticket_no = ${ticket_no} ORDER BY received_at`,
    )
  ).rows

describe('at the door', () => {
  test('a ticket is let in once; the second time it is said when and where the first was', async () => {
    const { code, ticket_no } = await ticketFor()
    expect(await scan({ code })).toMatchObject({ result: 'entered', ticket_no, people_num: 2 })
    expect(await scan({ code, gate: '西门', scanned_at: '2026-12-05T14:05:00+08:00' })).toMatchObject({
      result: 'again',
      first: { at: '2026-12-05T06:00:00.000Z', gate: '东门' },
    })
    expect(await entriesOf(ticket_no)).toHaveLength(1)
  })

  test('a number that is typed does as well as the code', async () => {
    const { ticket_no } = await ticketFor()
    expect(await scan({ ticket_no })).toMatchObject({ result: 'entered' })
  })

  test('a scan whose answer was lost is the same when it is sent again', async () => {
    const { code } = await ticketFor()
    const scan_id = randomUUID()
    expect(await scan({ code, scan_id })).toMatchObject({ result: 'entered' })
    expect(await scan({ code, scan_id })).toMatchObject({ result: 'entered' })
  })

  test('a code that is not signed by us, and one of something else, are unknown', async () => {
    const { code } = await ticketFor()
    const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
    expect(await scan({ code: forged })).toMatchObject({ result: 'unknown', ticket_no: '' })
    expect(await scan({ code: 'https://example.com/' })).toMatchObject({ result: 'unknown' })
  })

  test('a ticket for another talk is told apart', async () => {
    const { code, ticket_no } = await ticketFor('another')
    expect(await scan({ code })).toMatchObject({ result: 'elsewhere' })
    expect(await entriesOf(ticket_no)).toEqual([])
  })

  test('a ticket that was given back is void, and is let in with a reason only, which is kept', async () => {
    const { code, ticket_no } = await ticketFor()
    await gateway.ctx.db.orm.transaction((tx) => voidTicket(tx, ticket_no))
    expect(await scan({ code })).toMatchObject({ result: 'void', first: null })
    expect(await scan({ code, reason: '主办方同意补位' })).toMatchObject({ result: 'forced' })
    expect(await entriesOf(ticket_no)).toEqual([{ is_conflict: false, forced_why: '主办方同意补位' }])
    const { rows } = await gateway.ctx.db.orm.execute(
      sql`SELECT action FROM audit_log WHERE subject = ${`ticket:${ticket_no}`}`,
    )
    expect(rows).toEqual([{ action: 'ticket.force' }])
  })

  test('who was let in without a network is in; it is a conflict where the ticket had been used meanwhile', async () => {
    const { code, ticket_no } = await ticketFor()
    expect(await scan({ code, gate: '东门' })).toMatchObject({ result: 'entered' })
    const late = { code, gate: '西门', has_let_in: true, scanned_at: '2026-12-05T13:59:00+08:00' }
    expect(await scan(late)).toMatchObject({ result: 'conflict', first: { gate: '东门' } })
    expect(await entriesOf(ticket_no)).toEqual([
      { is_conflict: false, forced_why: null },
      { is_conflict: true, forced_why: null },
    ])
  })

  test('fifty scans of two doors at once let in once', async () => {
    const { code, ticket_no } = await ticketFor()
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) => scan({ code, gate: n % 2 ? '东门' : '西门' })),
    )
    expect(results.filter(({ result }) => result === 'entered')).toHaveLength(1)
    expect(results.filter(({ result }) => result === 'again')).toHaveLength(49)
    expect(await entriesOf(ticket_no)).toHaveLength(1)
  })

  test('a door that looks before it writes, without waiting for the others, lets in twice: it can tell', async () => {
    const { ticket_no } = await ticketFor()
    const { orm, pool } = gateway.ctx.db
    const looks = await Promise.all(
      [1, 2].map(() => orm.execute(sql`SELECT FROM check_in WHERE ticket_no = ${ticket_no}`)),
    )
    const careless = looks.filter(({ rows }) => rows.length === 0)
    expect(careless).toHaveLength(2)
    const write = () =>
      pool.query(
        'INSERT INTO check_in (scan_id, ticket_no, member_id, gate, scanned_at) VALUES ($1, $2, $3, $4, now())',
        [randomUUID(), ticket_no, operator.member_id, '东门'],
      )
    await write()
    // The table itself does not let it happen.
    await expect(write()).rejects.toThrow('check_in_once')
  })

  test('the list for a phone without a network names nobody, and knows the codes only by their hashes', async () => {
    const { code, ticket_no } = await ticketFor('listed')
    await scan({ code, occasion_id: 'listed' })
    const reply = await gateway.app.inject({
      url: '/studio-api/check-in/tickets?kind=speech&occasion_id=listed',
      headers: operator.headers,
    })
    expect(reply.json().response.list).toEqual([
      {
        ticket_no,
        code_hash: expect.stringMatching(/^[\w-]{43}$/),
        people_num: 2,
        entered_at: '2026-12-05T06:00:00.000Z',
      },
    ])
    expect(reply.body).not.toContain(code)
  })
})
