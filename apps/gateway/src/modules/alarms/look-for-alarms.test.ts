import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chooseAlarmPorts } from '../../integrations'
import type { PageHour } from '../reports'
import { pageText } from '../testing/documents'
import { signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { lookForAlarms } from './look-for-alarms'
import { hourAgo, NOW } from './testing/page-hours'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  for (const code of ['spring', 'autumn']) await gateway.publish(pageText({ code, title: `页面 ${code}` }))
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(async () => {
  await rows(`TRUNCATE alarm, alarm_look, alarm_message; TRUNCATE pgboss.job; UPDATE alarm_rule SET is_on = true;
    UPDATE page SET status = 'published'; DELETE FROM alarm_rule WHERE page_code IS NOT NULL`)
})

const rows = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows
const jobs = async (name: string): Promise<number> =>
  (await rows(`SELECT FROM pgboss.job WHERE name = '${name}'`)).length

/** This many looks later. */
const later = (looks: number) => new Date(NOW.getTime() + looks * 10 * 60_000)

/** Everything on the page fails, in the current hour. */
const failing = (now: Date, page_code = 'spring') => hourAgo(0, { page_code, clicks: 50, failed: 40 }, now)

const lookAt = (looks: number, figures: (now: Date) => readonly PageHour[]) => {
  const now = later(looks)
  const parts = { figures: async () => figures(now), ports: chooseAlarmPorts(gateway.ctx) }
  return lookForAlarms(gateway.ctx, parts, now)
}
const alarms = () => rows(`SELECT kind, page_code, began_at, ended_at, words FROM alarm ORDER BY alarm_id`)

describe('an alarm', () => {
  test('is opened once for as long as it lasts, with a message for each who is told', async () => {
    for (const look of [0, 1, 2]) await lookAt(look, (now) => [failing(now)])
    expect(await alarms()).toEqual([
      {
        kind: 'errors_up',
        page_code: 'spring',
        began_at: NOW,
        ended_at: null,
        words: '出错率 80%，过去 2 小时 50 次操作出错 40 次',
      },
    ])
    const messages = await rows('SELECT channel, content FROM alarm_message ORDER BY channel')
    expect(messages.map(({ channel }) => channel)).toEqual(['mail', 'wecom'])
    const [{ alarm_id }] = await rows('SELECT alarm_id FROM alarm')
    expect(messages[1].content).toBe(
      `**营造预警：错误增多（页面 spring）**\n12月5日 10:20 发现\n\n<font color="warning">错误增多</font>：页面 spring（spring）\n> 出错率 80%，过去 2 小时 50 次操作出错 40 次\n[在后台查看](https://h5.example.com/studio/alarms?alarm=${alarm_id})`,
    )
    expect(await jobs('tell-alarm')).toBe(2)
  })

  test('that comes and goes from look to look is told once, and ends with the second look that finds nothing', async () => {
    const isFailing = [true, false, true, false, true, false, false, false]
    for (const [look, fails] of isFailing.entries())
      await lookAt(look, (now) => (fails ? [failing(now)] : []))
    expect(await alarms()).toMatchObject([{ began_at: NOW, ended_at: later(6) }])
    expect(await jobs('tell-alarm')).toBe(2)
  })

  test('that comes back after it has ended is a new one', async () => {
    for (const [look, fails] of [true, false, false, true].entries())
      await lookAt(look, (now) => (fails ? [failing(now)] : []))
    expect(await alarms()).toMatchObject([
      { began_at: NOW, ended_at: later(2) },
      { began_at: later(3), ended_at: null },
    ])
    expect(await jobs('tell-alarm')).toBe(4)
  })

  test('of a page that was taken down, or of a rule that was switched off, ends', async () => {
    await lookAt(0, (now) => [failing(now), failing(now, 'autumn')])
    expect(await alarms()).toHaveLength(2)
    await rows(`UPDATE page SET status = 'taken_down' WHERE code = 'spring'`)
    for (const look of [1, 2]) await lookAt(look, (now) => [failing(now), failing(now, 'autumn')])
    const ended = async () => (await alarms()).filter((one) => one.ended_at).map((one) => one.page_code)
    expect(await ended()).toEqual(['spring'])
    await rows('UPDATE alarm_rule SET is_on = false')
    for (const look of [3, 4]) await lookAt(look, (now) => [failing(now, 'autumn')])
    expect((await ended()).toSorted()).toEqual(['autumn', 'spring'])
  })
})

test('a page’s own rule holds for it, and the one for all pages does not', async () => {
  await rows(`INSERT INTO alarm_rule (kind, page_code, hours, percent, floor, tells)
    VALUES ('errors_up', 'spring', 2, 90, 30, '{}'), ('errors_up', 'autumn', 2, 60, 30, '{}')`)
  await lookAt(0, (now) => [failing(now), failing(now, 'autumn')])
  expect(await alarms()).toMatchObject([{ page_code: 'autumn' }])
  // What nobody is to be notified of appears in the Studio alone.
  expect(await jobs('tell-alarm')).toBe(0)
})

test('a page that is given another code keeps its rule', async () => {
  await rows(`INSERT INTO alarm_rule (kind, page_code, hours, percent, floor, tells)
    VALUES ('errors_up', 'spring', 2, 90, 30, '{}')`)
  await rows(`UPDATE page SET code = 'summer' WHERE code = 'spring'`)
  try {
    await lookAt(0, (now) => [failing(now, 'summer'), failing(now, 'autumn')])
    expect(await alarms()).toMatchObject([{ page_code: 'autumn' }])
  } finally {
    await rows(`UPDATE page SET code = 'spring' WHERE code = 'summer'`)
  }
})

test('what lasts on a page that is given another code is no new alarm, and is found under both', async () => {
  await lookAt(0, (now) => [failing(now)])
  await rows(`UPDATE page SET code = 'summer' WHERE code = 'spring'`)
  try {
    const editor = await signInMember(gateway, { roles: ['editor'] })
    const listed = async (page_code: string) =>
      (await callStudio(gateway, 'alarmList', { page_code }, editor)).response.list
    const told = { page_code: 'summer', page_title: '页面 spring', state: 'open' }
    for (const code of ['spring', 'summer']) expect(await listed(code)).toMatchObject([told])
    await lookAt(1, (now) => [failing(now, 'summer')])
    await lookAt(2, (now) => [failing(now, 'summer')])
    expect(await alarms()).toMatchObject([{ page_code: 'summer', began_at: NOW, ended_at: null }])
    expect(await jobs('tell-alarm')).toBe(2)
  } finally {
    await rows(`UPDATE page SET code = 'spring' WHERE code = 'summer'`)
  }
})

test('by mail each rule tells its own people, and those of the deployment where it names none', async () => {
  await rows(`INSERT INTO alarm_rule (kind, page_code, hours, percent, floor, tells, mail_to)
    VALUES ('errors_up', 'spring', 2, 10, 30, '{mail}', '{a@example.com,b@example.com}')`)
  await lookAt(0, (now) => [failing(now), failing(now, 'autumn')])
  expect(
    await rows(`SELECT recipients, subject FROM alarm_message WHERE channel = 'mail' ORDER BY subject DESC`),
  ).toEqual([
    { recipients: ['a@example.com', 'b@example.com'], subject: '营造预警：错误增多（页面 spring）' },
    { recipients: [], subject: '营造预警：错误增多（页面 autumn）' },
  ])
})

describe('of a campaign that is over nobody is told that nobody comes', () => {
  const silent = (now: Date) => [
    ...['spring', 'autumn'].map((page_code) => hourAgo(30, { page_code, views: 900 }, now)),
  ]
  const kinds = async () => (await alarms()).map(({ page_code }) => page_code)
  beforeEach(() =>
    rows(`DELETE FROM tracked_link; DELETE FROM report_target;
    UPDATE alarm_rule SET is_on = kind = 'no_views'`),
  )

  test('where all links to it were switched off', async () => {
    await rows(`INSERT INTO tracked_link (link_id, code, name, campaign, page_code, is_off) VALUES
      ('1', 'abc234', 'a', 'c', 'spring', true), ('2', 'abc235', 'a', 'c', 'spring', true),
      ('3', 'abc236', 'a', 'c', 'autumn', true), ('4', 'abc237', 'a', 'c', 'autumn', false)`)
    await lookAt(0, silent)
    expect(await kinds()).toEqual(['autumn'])
  })

  test('where the days of its targets are past', async () => {
    await rows(`INSERT INTO report_target (page_code, measure, goal, from_day, to_day) VALUES
      ('spring', 'views', 1, '2020-01-01', '2020-01-02'), ('autumn', 'views', 1, '2020-01-01', '2200-01-01')`)
    await lookAt(0, silent)
    expect(await kinds()).toEqual(['autumn'])
  })
})

test('many alarms of one look are told in few messages, each within what a robot takes', async () => {
  const codes = Array.from({ length: 9 }, (_, index) => `page-${index}`)
  for (const code of codes) await gateway.publish(pageText({ code, title: '很长的标题'.repeat(12) }))
  await lookAt(0, (now) => codes.map((code) => failing(now, code)))
  const messages = await rows(`SELECT content FROM alarm_message WHERE channel = 'wecom'`)
  expect(messages).toHaveLength(2)
  for (const { content } of messages) expect(Buffer.byteLength(content)).toBeLessThanOrEqual(4_096)
  const told = messages.map(({ content }) => content).join('\n')
  expect(codes.filter((code) => !told.includes(`（${code}）`))).toEqual([])
})

describe('a look', () => {
  test('is made by the first of those whose turn it is', async () => {
    let asked = 0
    const figures = () => {
      asked += 1
      return []
    }
    await Promise.all([lookAt(0, figures), lookAt(0, figures), lookAt(0, figures)])
    await lookAt(0.5, figures)
    expect(asked).toBe(1)
    await lookAt(1, figures)
    expect(asked).toBe(2)
  })

  test('that fails ends nothing', async () => {
    await lookAt(0, (now) => [failing(now)])
    const fails = () => {
      throw new Error('No figures.')
    }
    for (const look of [1, 2, 3]) await expect(lookAt(look, fails)).rejects.toThrow('No figures.')
    expect(await alarms()).toMatchObject([{ ended_at: null }])
    expect((await rows('SELECT done_at FROM alarm_look WHERE done_at IS NOT NULL')).length).toBe(1)
  })

  test('asks for figures once, as far back as its rules look', async () => {
    const spans: number[] = []
    const figures = async (from: Date, to: Date) => {
      spans.push((to.getTime() - from.getTime()) / 3_600_000)
      return []
    }
    await lookForAlarms(gateway.ctx, { figures, ports: chooseAlarmPorts(gateway.ctx) }, NOW)
    expect(spans).toEqual([7 * 24 + 24 + 1])
  })
})
