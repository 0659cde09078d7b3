import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '../../http/create-server'
import { passportModule } from '../passport'
import { type OccasionOfTest, occasionsOf } from '../testing/occasions'
import { serveModules } from '../testing/serve-modules'
import { type SignedIn, signIn } from '../testing/sign-in'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { issueTicket, voidTicket } from '.'
import { registerCalendarRoute } from './calendar-route'
import { registerTicketOperations } from './routes'
import { readCalendar } from './testing/read-calendar'

const LONG = '价值投资与家庭资产配置：从长期视角看市场波动与风险承受能力（上海站，第二场，含现场答疑）'
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const talk = (occasion_id: string, begins_at: Date, own: Partial<OccasionOfTest> = {}): OccasionOfTest => ({
  occasion_id,
  begins_at,
  ...own,
})
const TALKS = [
  talk('soon', ago(-24), { title: LONG, place: '上海大厦三楼, 浦东; 新区' }),
  talk('later', ago(-48)),
  talk('past', ago(24)),
  talk('long-past', ago(48)),
  talk('cancelled', ago(-12), { is_cancelled: true, revision: 4 }),
]

let store: TestStore
let app: FastifyInstance
let visitor: SignedIn
const numbers: Record<string, string> = {}
beforeAll(async () => {
  store = await openTestStore()
  app = await serving(TALKS)
  visitor = await signIn(store)
  for (const { occasion_id } of TALKS) numbers[occasion_id] = await issue(occasion_id)
  numbers.given = await issue('soon')
  await store.ctx.db.orm.transaction((tx) => voidTicket(tx, numbers.given ?? ''))
})
afterAll(async () => {
  await app.close()
  await store[Symbol.asyncDispose]()
})

/** A server of these calls, as if a module had these talks. */
async function serving(talks: readonly OccasionOfTest[]): Promise<FastifyInstance> {
  const server = await createServer(store.ctx)
  await serveModules(server, store.ctx, [passportModule])
  const tools = { ...store.ctx, occasions: occasionsOf({ speech: talks }) }
  registerTicketOperations(server, tools)
  registerCalendarRoute(server, tools)
  await server.ready()
  return server
}

const issue = (occasion_id: string) =>
  store.ctx.db.orm.transaction((tx) =>
    issueTicket(tx, { kind: 'speech', occasion_id, uid: visitor.uid, people_num: 2 }),
  )
const detail = (ticket_no = '', by = visitor) => call({ app }, 'ticketDetail', { ticket_no }, by)

test('a ticket is told with what it is for as that is now, to its holder', async () => {
  const { response } = await detail(numbers.soon)
  expect(response).toMatchObject({
    ticket_no: numbers.soon,
    kind: 'speech',
    title: LONG,
    begins_at: TALKS[0]?.begins_at.getTime(),
    people_num: 2,
    state: 'good',
  })
  expect(response.code).toMatch(new RegExp(`^YZ1\\.${numbers.soon}\\.[\\w-]{22}$`))
  const other = await signIn(store)
  expect((await detail(numbers.soon, other)).code).toBe(404001)
  expect((await detail('UNKNOWN')).code).toBe(404001)
})

test.each([
  ['given', 'void'],
  ['cancelled', 'void'],
  ['past', 'over'],
])('one that lets nobody in any more has no code (%s)', async (name, state) => {
  expect((await detail(numbers[name])).response).toMatchObject({ state, code: '' })
})

test('they are listed with the next one first, then those that are no good, in parts', async () => {
  const all = await call({ app }, 'ticketList', { page_size: 50 }, visitor)
  expect(all.response.list.map(({ ticket_no }: { ticket_no: string }) => ticket_no)).toEqual([
    numbers.soon,
    numbers.later,
    numbers.given,
    numbers.cancelled,
    numbers.past,
    numbers['long-past'],
  ])
  const second = await call({ app }, 'ticketList', { page: 2, page_size: 1 }, visitor)
  expect(second.response).toMatchObject({ total: 6, list: [{ ticket_no: numbers.later }] })
  expect((await call({ app }, 'ticketList', {}, await signIn(store))).response.total).toBe(0)
})

test('without a module that has something to visit nobody has a ticket to see', async () => {
  const bare = await serving([])
  expect((await call({ app: bare }, 'ticketList', {}, visitor)).response.total).toBe(0)
  await bare.close()
})

/** The file that the ticket's address leads to. */
async function calendarOf(name: string, server = app) {
  const { calendar_url } = (
    await call({ app: server }, 'ticketDetail', { ticket_no: numbers[name] ?? '' }, visitor)
  ).response
  return server.inject({ url: calendar_url.replace('https://h5.example.com', '') })
}

test('a calendar takes the file, without any token, and reads back what the ticket says', async () => {
  const { statusCode, headers, body } = await calendarOf('soon')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ])
  const { lines, event } = readCalendar(body)
  const utc = (moment: Date) => `${moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const begins = TALKS[0]?.begins_at ?? new Date(0)
  expect(Object.fromEntries(event)).toMatchObject({
    UID: `ticket-${numbers.soon}@h5.example.com`,
    SEQUENCE: '1',
    DTSTART: utc(begins),
    DTEND: utc(new Date(begins.getTime() + 2 * 3_600_000)),
    SUMMARY: LONG,
    LOCATION: '上海大厦三楼, 浦东; 新区',
    STATUS: 'CONFIRMED',
  })
  expect(event.get('DESCRIPTION')).toContain(`https://h5.example.com/passport/m/ticket?no=${numbers.soon}`)
  expect(body).toContain('BEGIN:VALARM')
  expect(body).toContain('TRIGGER:-P1D')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  // The title alone is longer than a line may be.
  expect(Buffer.byteLength(LONG)).toBeGreaterThan(75)
})

test.each([
  ['cancelled', '4'],
  ['given', '2'],
])('what is no good any more is crossed out, by a file that is newer (%s)', async (name, sequence) => {
  const { body } = await calendarOf(name)
  const { event } = readCalendar(body)
  expect([event.get('STATUS'), event.get('SEQUENCE'), body.includes('VALARM')]).toEqual([
    'CANCELLED',
    sequence,
    false,
  ])
})

test('a change is the same event in a newer revision', async () => {
  const moved = await serving([talk('later', ago(-72), { revision: 2 })])
  const before = readCalendar((await calendarOf('later')).body).event
  const after = readCalendar((await calendarOf('later', moved)).body).event
  await moved.close()
  expect(after.get('UID')).toBe(before.get('UID'))
  expect([before.get('SEQUENCE'), after.get('SEQUENCE')]).toEqual(['1', '2'])
  expect(after.get('DTSTART')).not.toBe(before.get('DTSTART'))
})

test('an address that is not signed for that ticket leads nowhere, nor does its code', async () => {
  const { calendar_url, code } = (await detail(numbers.soon)).response
  const { calendar_url: ofOther } = (await detail(numbers.later)).response
  const path = `/n8sf/api/ticket/v1/calendar/${numbers.soon}.ics`
  const signed = new URL(calendar_url).searchParams.get('k')
  const other = new URL(ofOther).searchParams.get('k')
  const wrong = ['', `?k=${other}`, `?k=${code.slice(-22)}`, '?k=', `?k=${signed}&k=${signed}`, '?k=%00']
  for (const query of wrong) expect((await app.inject({ url: path + query })).statusCode).toBe(404)
  expect((await app.inject({ url: `/n8sf/api/ticket/v1/calendar/x.ics?k=${signed}` })).statusCode).toBe(404)
})
