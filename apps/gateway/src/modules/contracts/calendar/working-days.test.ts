import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importLines } from '../../testing/import-lines'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { findMissingYear } from './calendar-store'
import { workingDaysAfter } from './working-days'

let gateway: TestGateway
let writer: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  writer = await signInMember(gateway, { roles: ['compliance'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const after = (day: string, count = 5) => workingDaysAfter(gateway.ctx.db.orm, day, count)

describe('the fifth working day', () => {
  test.each([
    ['a Monday in an ordinary week', '2026-11-23', '2026-11-30'],
    ['a Friday', '2026-11-20', '2026-11-27'],
    ['a Saturday', '2026-11-21', '2026-11-27'],
    ['the eve of National Day 2026, with its Saturday that is worked', '2026-09-30', '2026-10-13'],
    ['in the middle of National Day 2026', '2026-10-03', '2026-10-13'],
    ['the Friday before its Sunday that is worked', '2026-09-18', '2026-09-24'],
    ['the eve of Mid-Autumn 2026', '2026-09-24', '2026-10-09'],
    ['before Spring Festival 2026, over its Saturday that is worked', '2026-02-12', '2026-02-26'],
    ['the Saturday that is worked before Spring Festival 2026', '2026-02-14', '2026-02-28'],
    ['before Spring Festival 2025, over its Sunday that is worked', '2025-01-24', '2025-02-07'],
    ['the last day before Spring Festival 2025', '2025-01-27', '2025-02-10'],
    ['the eve of National Day 2025', '2025-09-30', '2025-10-14'],
    ['the Friday before the Sunday that is worked for Labour Day 2025', '2025-04-25', '2025-05-06'],
    ['New Year’s Eve 2025, into a Sunday that is worked', '2025-12-31', '2026-01-08'],
    ['Dragon Boat 2025', '2025-05-30', '2025-06-09'],
  ])('after %s', async (_what, day, fifth) => {
    expect(await after(day)).toBe(fifth)
  })

  test('of a year that nobody has entered goes by its weekends', async () => {
    expect(await after('2035-10-01')).toBe('2035-10-08')
  })
})

describe('members', () => {
  const change = (days: object[], member = writer) =>
    callStudio(gateway, 'workCalendarChange', { days } as never, member)

  test('correct a day, and the log says from what to what', async () => {
    const [day, note] = ['2027-10-04', '国庆节']
    expect(await after('2027-10-01', 1)).toBe(day)
    expect((await change([{ day, is_working: false, note }])).response).toEqual({ changed: 1 })
    expect(await after('2027-10-01', 1)).toBe('2027-10-05')
    expect((await change([{ day, is_working: false, note }])).response).toEqual({ changed: 0 })
    const { rows } = await gateway.ctx.db.pool.query(
      "SELECT who, before, after FROM audit_log WHERE action = 'work_calendar.change'",
    )
    expect(rows).toEqual([
      {
        who: `member:${writer.member_id}`,
        before: [{ day, is_working: true, note: '' }],
        after: [{ day, is_working: false, note }],
      },
    ])
  })

  test('who may only look change nothing, and a day that is none is refused', async () => {
    const operator = await signInMember(gateway, { roles: ['operator'] })
    expect((await change([{ day: '2027-10-05', is_working: false, note: '' }], operator)).status).toBe(403)
    expect((await change([{ day: '2027-02-30', is_working: false, note: '' }])).status).toBe(400)
  })

  test('see the days that matter', async () => {
    const { response } = await callStudio(gateway, 'workCalendarYear', { year: 2026 }, writer)
    expect(response).toMatchObject({ is_whole: true, is_settled: true })
    expect(response.days).toContainEqual({ day: '2026-10-10', is_working: true, note: '调休上班' })
    expect(response.days).not.toContainEqual(expect.objectContaining({ day: '2026-10-12' }))
  })
})

test('a year is missing from 20 December before it until its holidays are there', async () => {
  const missing = (today: string) => findMissingYear(gateway.ctx.db.orm, today)
  expect([await missing('2028-12-19'), await missing('2028-12-20')]).toEqual([null, 2029])
  const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2029, 0, 1 + index)))
  await importLines(
    gateway,
    'work-calendar',
    days.map((day) => ({
      day: day.toISOString().slice(0, 10),
      is_working: day.getUTCDay() % 6 !== 0 ? '是' : '否',
      note: '周末规则',
    })),
  )
  expect(await missing('2028-12-31')).toBe(2029)
  await importLines(gateway, 'work-calendar', [{ day: '2029-01-01', is_working: '否', note: '元旦' }])
  expect(await missing('2028-12-31')).toBeNull()
  expect(await missing('2029-12-20')).toBe(2030)
})
