import { afterAll, beforeAll, expect, test } from 'vitest'
import { occasionsOf } from '../../testing/occasions'
import { signIn } from '../../testing/sign-in'
import { signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { issueTicket, voidTicket } from '../issue-ticket'
import { listOccasions } from './list-occasions'
import { scanTicket } from './scan-ticket'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const listed = (speech: Parameters<typeof occasionsOf>[0]['speech'], openday = speech?.slice(0, 0)) =>
  listOccasions({
    db: gateway.ctx.db,
    occasions: occasionsOf({ ...(speech && { speech }), ...(openday && { openday }) }),
  })

async function ticketFor(occasion_id: string): Promise<string> {
  const { uid } = await signIn(gateway)
  return gateway.ctx.db.orm.transaction((tx) =>
    issueTicket(tx, { kind: 'speech', occasion_id, uid, people_num: 2 }),
  )
}

test('what began yesterday or begins by the day after tomorrow is there, in its order, and nothing cancelled', async () => {
  const { list } = await listed(
    [
      { occasion_id: 'soon', begins_at: inHours(1) },
      { occasion_id: 'far', begins_at: inHours(49) },
      { occasion_id: 'gone', begins_at: inHours(1), is_cancelled: true },
      { occasion_id: 'past', begins_at: inHours(-25) },
    ],
    [{ occasion_id: 'visit', begins_at: inHours(-23) }],
  )
  expect(list.map(({ kind, occasion_id }) => [kind, occasion_id])).toEqual([
    ['openday', 'visit'],
    ['speech', 'soon'],
  ])
})

test('without a module that has any there is nothing', async () => {
  expect(await listOccasions({ db: gateway.ctx.db, occasions: {} })).toEqual({ list: [] })
})

test('people with good tickets are counted, and those who have come, each ticket once', async () => {
  const [first, given] = [await ticketFor('counted'), await ticketFor('counted')]
  await ticketFor('counted')
  await gateway.ctx.db.orm.transaction((tx) => voidTicket(tx, given))
  const { member_id } = await signInMember(gateway, { roles: ['operator'] })
  for (const has_let_in of [false, true]) {
    const scan = {
      scan_id: crypto.randomUUID(),
      kind: 'speech',
      occasion_id: 'counted',
      ticket_no: first,
    } as const
    const at = { gate: '东门', scanned_at: new Date().toISOString(), has_let_in }
    await scanTicket(
      gateway.ctx,
      { member_id, actor: { who: `member:${member_id}`, ip: null } },
      { ...scan, ...at },
    )
  }
  const { list } = await listed([{ occasion_id: 'counted', begins_at: inHours(1) }])
  expect(list).toMatchObject([{ occasion_id: 'counted', people: 4, entered: 2 }])
})
