import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ROBOT_KEY,
  startWecomRobotVendor,
  type WecomRobotVendor,
} from '../../../testing/vendors/wecom-robot-vendor'
import { consoleOf } from '../../testing/console'
import { pageText } from '../../testing/documents'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { hourAgo, NOW } from '../testing/page-hours'
import { tryRule } from './try-rule'

let gateway: TestGateway
let vendor: WecomRobotVendor
let operator: SignedInMember
let editor: SignedInMember
beforeAll(async () => {
  vendor = await startWecomRobotVendor()
  const alarms = { wecom: { origin: vendor.origin, key: ROBOT_KEY }, mailTo: [] }
  gateway = await startTestGateway({ config: { alarms } })
  operator = await signInMember(gateway, { roles: ['operator'] })
  editor = await signInMember(gateway, { roles: ['editor'] })
  for (const code of ['spring', 'autumn']) await gateway.publish(pageText({ code, title: `页面 ${code}` }))
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await rows(`TRUNCATE alarm, alarm_look, alarm_message; DELETE FROM alarm_rule WHERE page_code IS NOT NULL`)
})

const { rows, does, actionsOn, logOf } = consoleOf(() => ({ gateway, member: operator }))
const FIGURES = { hours: 2, part: 6, of: 50, usual_part: 1, usual_of: 90 }

/** An alarm that began this many minutes ago. */
const alarm = async (began: number, own: { page_code?: string; ended?: boolean } = {}): Promise<number> => {
  const { page_code = 'spring', ended = false } = own
  const made = await rows(
    `INSERT INTO alarm (kind, page_code, words, figures, looked_at, began_at, ended_at)
     SELECT 'errors_up', $1, '出错率 12%', $2, now(), at, CASE WHEN $4 THEN at END
     FROM (SELECT now() - make_interval(mins => $3) AS at) AS t RETURNING alarm_id::int`,
    [page_code, FIGURES, began, ended],
  )
  return made[0].alarm_id
}
const list = async (filter: object = {}) => (await does('alarmList', filter)).response
const idsOf = async (filter: object = {}): Promise<number[]> =>
  (await list(filter)).list.map(({ alarm_id }: { alarm_id: number }) => alarm_id)

describe('the list', () => {
  test('has what lasts first, the newest first, and says who has seen it', async () => {
    const ended = await alarm(1, { ended: true })
    const older = await alarm(30)
    const newer = await alarm(20, { page_code: 'autumn' })
    await does('alarmSeen', { alarm_id: older, note: '已联系短信商' }, editor)
    expect(await list()).toMatchObject({
      open: 1,
      looked_at: null,
      next: null,
      list: [
        { alarm_id: newer, state: 'open', page_title: '页面 autumn', seen_by: null, note: '' },
        { alarm_id: older, state: 'seen', seen_by: '示例成员', note: '已联系短信商', figures: FIGURES },
        { alarm_id: ended, state: 'ended' },
      ],
    })
    expect(await logOf(`alarm:${older}`)).toMatchObject([
      { action: 'alarm.seen', after: { page_code: 'spring', note: '已联系短信商' } },
    ])
    expect((await does('alarmCount', {}, editor)).response).toEqual({ open: 1 })
    expect(await idsOf({ state: 'seen' })).toEqual([older])
    expect(await idsOf({ page_code: 'autumn' })).toEqual([newer])
    expect(await idsOf({ kind: 'no_views' })).toEqual([])
    expect((await does('alarmDetail', { alarm_id: newer }, editor)).response.words).toBe('出错率 12%')
  })

  test('comes in parts, across what lasts and what has ended', async () => {
    const all = [
      await alarm(5, { page_code: 'a' }),
      await alarm(9, { page_code: 'b' }),
      await alarm(1, { ended: true }),
      await alarm(3, { ended: true }),
    ]
    const seen: number[] = []
    let after: string | undefined
    for (let part = 0; part < 4; part += 1) {
      const { list: some, next } = await list({ limit: 1, ...(after && { after }) })
      seen.push(...some.map(({ alarm_id }: { alarm_id: number }) => alarm_id))
      expect(next === null).toBe(part === 3)
      after = next
    }
    expect(seen).toEqual(all)
  })

  test('of an alarm that is not there is said so', async () => {
    expect((await does('alarmSeen', { alarm_id: 999_999, note: '' })).status).toBe(404)
    expect((await does('alarmDetail', { alarm_id: 999_999 })).status).toBe(404)
  })

  test('is for every member; only who works on pages sees an alarm off', async () => {
    const auditor = await signInMember(gateway, { roles: ['auditor'] })
    expect((await does('alarmList', {}, auditor)).status).toBe(200)
    expect((await does('alarmSeen', { alarm_id: 1, note: '' }, auditor)).status).toBe(403)
    expect((await does('alarmTest', { channel: 'wecom' }, editor)).status).toBe(403)
  })
})

describe('a rule', () => {
  const RULE = {
    kind: 'errors_up' as const,
    page_code: 'spring',
    is_on: true,
    hours: 2,
    percent: 30,
    floor: 50,
    tells: ['wecom' as const],
    mail_to: ['a@example.com'],
  }
  const make = (own: object = {}) =>
    does('alarmRuleSave', { ...RULE, rule_id: null, base_revision: null, ...own })

  test('for all pages is there from the beginning, of each kind', async () => {
    const { list: rules, channels } = (await does('alarmRuleList', {}, editor)).response
    expect(rules.map(({ kind, page_code }: typeof RULE) => [kind, page_code])).toEqual([
      ['conversion_drop', null],
      ['errors_up', null],
      ['no_views', null],
      ['codes_unused', null],
    ])
    expect(rules[0]).toMatchObject({
      is_on: true,
      tells: ['wecom', 'mail'],
      mail_to: [],
      revision: 1,
      updated_by: null,
    })
    expect(channels).toEqual([
      { channel: 'wecom', adapter: 'live', sent_at: null, failed_at: null, problem: '', waiting: 0 },
      { channel: 'mail', adapter: 'sandbox', sent_at: null, failed_at: null, problem: '', waiting: 0 },
    ])
  })

  test('for one page is made, changed and taken away, each with a line in the log', async () => {
    const { rule_id, revision } = (await make()).response
    expect(revision).toBe(1)
    const change = (base_revision: number, own: object = {}) =>
      does('alarmRuleSave', { ...RULE, ...own, rule_id, base_revision })
    expect((await change(1, { is_on: false })).response).toEqual({ rule_id, revision: 2 })
    expect((await change(2, { is_on: false })).response).toEqual({ rule_id, revision: 2 })
    expect((await change(1, { hours: 9 })).status).toBe(409)
    expect((await change(2, { page_code: 'autumn' })).status).toBe(404)
    expect((await does('alarmRuleRemove', { rule_id, base_revision: 1 })).status).toBe(409)
    expect((await does('alarmRuleRemove', { rule_id, base_revision: 2 })).status).toBe(200)
    expect(await actionsOn(`alarm_rule:${rule_id}`)).toEqual([
      'alarm_rule.create',
      'alarm_rule.change',
      'alarm_rule.remove',
    ])
  })

  test('is one for a kind and a page, of pages that are there', async () => {
    expect((await make()).status).toBe(200)
    expect((await make()).status).toBe(409)
    expect((await make({ page_code: null })).status).toBe(409)
    expect((await make({ page_code: 'nowhere' })).status).toBe(404)
  })

  test('for all pages is not taken away', async () => {
    const [{ rule_id, revision }] = await rows(
      `SELECT rule_id::int, revision FROM alarm_rule WHERE kind = 'no_views' AND page_code IS NULL`,
    )
    expect((await does('alarmRuleRemove', { rule_id, base_revision: revision })).status).toBe(404)
  })

  test('that is tried says what it would, of pages without one of their own, and opens nothing', async () => {
    await make({ page_code: 'autumn' })
    const figures = async () =>
      ['spring', 'autumn'].map((page_code) => hourAgo(0, { page_code, clicks: 50, failed: 9 }))
    const tried = (own: object = {}) =>
      tryRule(gateway.ctx, figures, { ...RULE, page_code: null, percent: 10, ...own }, NOW)
    expect(await tried()).toMatchObject({
      judged: 1,
      found: 1,
      list: [
        {
          page_code: 'spring',
          page_title: '页面 spring',
          words: '出错率 18%，过去 2 小时 50 次操作出错 9 次',
        },
      ],
    })
    expect(await tried({ percent: 20 })).toMatchObject({ judged: 1, found: 0, list: [] })
    expect(await tried({ page_code: 'autumn' })).toMatchObject({ judged: 1, list: [{ page_code: 'autumn' }] })
    expect(await rows('SELECT FROM alarm')).toEqual([])
    expect(
      (
        await does('alarmRuleTry', {
          kind: 'errors_up',
          page_code: 'nowhere',
          hours: 1,
          percent: 9,
          floor: 9,
        })
      ).status,
    ).toBe(404)
  })
})

describe('a test message', () => {
  const send = async (channel: 'wecom' | 'mail') => (await does('alarmTest', { channel })).response
  const channel = async () => (await does('alarmRuleList', {})).response.channels[0]

  test('stands in the group, and says who has sent it', async () => {
    expect(await send('wecom')).toEqual({ outcome: 'sent', problem: '' })
    expect(vendor.group.at(-1)).toContain('示例成员 在运营后台发送')
    expect(await channel()).toMatchObject({ sent_at: expect.any(String), failed_at: null })
    expect(await actionsOn('alarm_channel:wecom')).toEqual(['alarm.test'])
  })

  test('that does not arrive says why, also to who looks later', async () => {
    vendor.break(
      '/cgi-bin/webhook/send',
      { kind: 'errcode', errcode: 93000, errmsg: 'invalid webhook url' },
      1,
    )
    const problem = expect.stringContaining('errcode 93000: invalid webhook url')
    expect(await send('wecom')).toEqual({ outcome: 'failed', problem })
    expect(await channel()).toMatchObject({
      sent_at: null,
      failed_at: expect.any(String),
      problem,
      waiting: 0,
    })
  })

  test('is kept where only a stand-in takes it', async () => {
    expect(await send('mail')).toEqual({ outcome: 'sent', problem: '' })
  })
})
