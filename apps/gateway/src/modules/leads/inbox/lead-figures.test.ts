import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { leadFigures } from './lead-figures'
import { addLead, removeLeads } from './testing/add-lead'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => removeLeads(gateway))

/** The figures as they are at a time in China. */
const figuresAt = (time: string) => leadFigures(gateway.ctx.db, sql`${`${time}+08`}::timestamptz`)

const leadAt = (time: string, fields: Parameters<typeof addLead>[1] = {}) =>
  addLead(gateway, { created_at: new Date(`${time.replace(' ', 'T')}+08:00`), ...fields })

test('a day begins at midnight in China, not where the server stands', async () => {
  await leadAt('2026-11-22 23:59:59')
  // In London it is still the day before.
  await leadAt('2026-11-23 00:00:00')
  await leadAt('2026-11-23 07:30:00')
  const { today, days } = await figuresAt('2026-11-23 08:00')
  expect(today).toBe(2)
  expect(days).toEqual([
    { day: '2026-11-17', count: 0 },
    { day: '2026-11-18', count: 0 },
    { day: '2026-11-19', count: 0 },
    { day: '2026-11-20', count: 0 },
    { day: '2026-11-21', count: 0 },
    { day: '2026-11-22', count: 1 },
    { day: '2026-11-23', count: 2 },
  ])
})

test('yesterday counts until the same time of day, and as a whole among the seven days', async () => {
  await leadAt('2026-11-22 09:00:00')
  await leadAt('2026-11-22 09:30:00')
  await leadAt('2026-11-22 18:00:00')
  const { yesterday_by_now, days } = await figuresAt('2026-11-23 09:30')
  expect(yesterday_by_now).toBe(2)
  expect(days.at(-2)).toEqual({ day: '2026-11-22', count: 3 })
})

test('what is older than a week is not counted', async () => {
  await leadAt('2026-11-16 23:59:59')
  const { days } = await figuresAt('2026-11-23 09:30')
  expect(days.every(({ count }) => count === 0)).toBe(true)
})

test('the pages of today come by how many leads they brought, five of them, by the titles they have now', async () => {
  await gateway.publish(pageText({ code: 'sale', title: '夏季课程' }))
  for (const page_code of ['sale', 'sale', 'sale', 'gone', 'gone', '', 'a', 'b', 'c'])
    await leadAt('2026-11-23 08:00', { page_code })
  await leadAt('2026-11-22 08:00', { page_code: 'c' })
  const { pages } = await figuresAt('2026-11-23 12:00')
  expect(pages).toEqual([
    { code: 'sale', title: '夏季课程', count: 3 },
    { code: 'gone', title: '', count: 2 },
    { code: '', title: '', count: 1 },
    { code: 'a', title: '', count: 1 },
    { code: 'b', title: '', count: 1 },
  ])
})

test('nobody has taken up what is new and looked after by nobody, however old', async () => {
  await leadAt('2020-01-01 08:00')
  await leadAt('2026-11-23 08:00')
  await leadAt('2026-11-23 08:00', { assignee_id: operator.member_id })
  await leadAt('2026-11-23 08:00', { status: 'contacted' })
  expect(await figuresAt('2026-11-23 12:00')).toMatchObject({ untaken: 2, is_untaken_capped: false })
})

test('who was erased is counted nowhere, as no list shows them', async () => {
  const lead_id = await leadAt('2026-11-23 08:00')
  await gateway.ctx.db.pool.query(
    `UPDATE lead SET erased_at = now(), handset_enc = NULL, handset_hash = NULL, handset_tail_hash = NULL,
       nick_name = '' WHERE lead_id = $1`,
    [lead_id],
  )
  expect(await figuresAt('2026-11-23 12:00')).toMatchObject({ untaken: 0, today: 0, pages: [] })
})
