import { expect, test } from 'vitest'
import { type Answers, allOf, click, createTestStudio, refusal, textOf, type } from '../../testing'
import type { AlarmRow, Channel, RuleRow } from './alarm-rows'

const alarm: AlarmRow = {
  alarm_id: 7,
  kind: 'conversion_drop',
  page_code: 'spring',
  page_title: '春季活动',
  state: 'open',
  began_at: '2026-11-28T02:20:00Z',
  ended_at: null,
  words: '提交率 12% → 3%，过去 6 小时 84 次填写',
  figures: { hours: 6, part: 3, of: 84, usual_part: 60, usual_of: 500 },
  seen_at: null,
  seen_by: null,
  note: '',
}
const seen: AlarmRow = {
  ...alarm,
  state: 'seen',
  seen_at: '2026-11-28T02:30:00Z',
  seen_by: '李雷',
  note: '已联系短信商',
}

const rule: RuleRow = {
  rule_id: 2,
  kind: 'errors_up',
  page_code: null,
  page_title: null,
  is_on: true,
  hours: 2,
  percent: 10,
  floor: 30,
  tells: ['wecom', 'mail'],
  mail_to: [],
  revision: 3,
  updated_at: '2026-11-20T02:02:03Z',
  updated_by: null,
}
const own: RuleRow = { ...rule, rule_id: 9, page_code: 'spring', page_title: '春季活动', tells: [] }

const wecom: Channel = {
  channel: 'wecom',
  adapter: 'live',
  sent_at: '2026-11-28T02:20:00Z',
  failed_at: '2026-11-28T03:00:00Z',
  problem: 'errcode 93000: invalid webhook url',
  waiting: 1,
}
const mail: Channel = {
  channel: 'mail',
  adapter: 'absent',
  sent_at: null,
  failed_at: null,
  problem: '',
  waiting: 0,
}

const openAlarms = (
  answers: Answers = {},
  at = '/alarms',
  roles: ['operator' | 'editor' | 'auditor'] = ['operator'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      alarmList: { list: [alarm], open: 1, looked_at: '2026-11-28T02:20:05Z', next: null },
      alarmDetail: alarm,
      alarmRuleList: { list: [rule, own], channels: [wecom, mail] },
      pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
      ...answers,
    },
  })

const dialogWith = (studio: Awaited<ReturnType<typeof openAlarms>>, text: string) =>
  studio.until(() => allOf('dialog').find((one) => textOf(one).includes(text)))

test('what goes wrong stands in lines with why, its page and since when, narrowed by the address', async () => {
  await using studio = await openAlarms({}, '/alarms?state=open&kind=conversion_drop')
  await studio.sees('提交率下降', alarm.words, '春季活动', '待处理', '2026-11-28 10:20', '持续中')
  await studio.sees('最近一次检查：2026-11-28 10:20，每 10 分钟检查一次')
  expect(studio.asked('alarmList')).toEqual([{ state: 'open', kind: 'conversion_drop', limit: 50 }])
})

test('where nothing is wrong, that is said', async () => {
  await using studio = await openAlarms({
    alarmList: { list: [], open: 0, looked_at: null, next: null },
  })
  await studio.sees('目前一切正常', '还没有检查过，系统启动后每 10 分钟检查一次')
})

test('where a filter finds nothing, nobody is told that all is well', async () => {
  await using studio = await openAlarms(
    { alarmList: { list: [], open: 3, looked_at: null, next: null } },
    '/alarms?state=ended',
  )
  await studio.sees('没有符合条件的预警')
  await studio.misses('目前一切正常')
})

test('an alarm says why and where to look, and is marked as seen with a note', async () => {
  await using studio = await openAlarms({ alarmSeen: {} }, '/alarms?alarm=7', ['editor'])
  await studio.sees('还没有人处理。', /用手机走一遍表单/)
  const links = allOf('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/studio/reports/pages/spring')
  expect(links).toContain('/studio/pages/spring/edit')
  await type(await studio.find('field', '备注'), '已联系短信商')
  studio.answer({ alarmDetail: seen, alarmList: { list: [seen], open: 0, looked_at: null, next: null } })
  await click(await studio.find('button', '标记为已看到'))
  await studio.sees('已记录', '已有人看', '李雷 · 2026-11-28 10:30')
  expect(studio.asked('alarmSeen')).toEqual([{ alarm_id: 7, note: '已联系短信商' }])
})

test('who may only look sees no way to change anything', async () => {
  await using studio = await openAlarms({}, '/alarms?alarm=7', ['auditor'])
  await studio.sees('处理记录')
  await click(await studio.find('button', '预警规则'))
  await studio.sees('通知方式', '启用')
  const buttons = allOf('button').map(textOf)
  expect(buttons.filter((text) => /标记|修改|删除|单独设置|测试/.test(text))).toEqual([])
})

test('rules stand in plain words, with how people are told and what did not arrive', async () => {
  await using studio = await openAlarms()
  await click(await studio.find('button', '预警规则'))
  await studio.sees(
    '过去 2 小时的点击和填写中，出错超过 10%，并且是前 7 天同一时段的两倍以上时预警；至少 30 次操作。',
    '通知：企业微信群、邮件',
    '不通知，只显示在这里',
    /errcode 93000/,
    '1 条正在等待发送',
    /SMTP_HOST/,
  )
})

test('a rule is switched off with one press', async () => {
  await using studio = await openAlarms({ alarmRuleSave: { rule_id: 2, revision: 4 } })
  await click(await studio.find('button', '预警规则'))
  await click(await studio.find('switch', '启用：错误增多'))
  await studio.sees(/已停用/)
  expect(studio.asked('alarmRuleSave')).toMatchObject([
    { rule_id: 2, base_revision: 3, is_on: false, page_code: null, hours: 2, tells: ['wecom', 'mail'] },
  ])
})

test('a rule is tried before it is saved, and says what it means while it is typed', async () => {
  await using studio = await openAlarms({
    alarmRuleTry: {
      at: '2026-11-28T02:20:00Z',
      judged: 12,
      found: 1,
      list: [
        {
          page_code: 'spring',
          page_title: '春季活动',
          words: '出错率 18%，过去 4 小时 50 次操作出错 9 次',
          figures: alarm.figures,
        },
      ],
    },
    alarmRuleSave: refusal('conflict'),
  })
  await click(await studio.find('button', '预警规则'))
  await click(await studio.find('button', '修改：错误增多'))
  const dialog = await dialogWith(studio, '修改规则：错误增多')
  const hours = await studio.find('field', '看过去多少小时', dialog)
  await type(hours, '73')
  await click(await studio.find('button', '试一试', dialog))
  await studio.sees('请填写 1 到 72 的整数')
  expect(studio.asked('alarmRuleTry')).toEqual([])
  await type(hours, '4')
  await studio.sees(/过去 4 小时的点击和填写中/)
  await click(await studio.find('button', '试一试', dialog))
  await studio.sees('检查了 12 个页面，其中 1 个现在会预警：', '出错率 18%，过去 4 小时 50 次操作出错 9 次')
  expect(studio.asked('alarmRuleTry')).toEqual([
    { kind: 'errors_up', page_code: null, hours: 4, percent: 10, floor: 30 },
  ])
  await click(await studio.find('button', '保存', dialog))
  await studio.sees(/刚刚被其他同事修改过/)
})

test('a test message says whether it arrived', async () => {
  await using studio = await openAlarms({ alarmTest: { outcome: 'failed', problem: 'errcode 93000' } })
  await click(await studio.find('button', '预警规则'))
  await click(await studio.find('button', '发送测试消息：企业微信群'))
  await studio.sees('测试消息没有发出')
  expect(studio.asked('alarmTest')).toEqual([{ channel: 'wecom' }])
})

test('a rule has addresses of its own, where it tells by mail', async () => {
  await using studio = await openAlarms({ alarmRuleSave: { rule_id: 2, revision: 4 } })
  await click(await studio.find('button', '预警规则'))
  await click(await studio.find('button', '修改：错误增多'))
  const dialog = await dialogWith(studio, '修改规则：错误增多')
  const addresses = await studio.find('field', '邮件发给', dialog)
  await type(addresses, 'a@example.com，nobody')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('请填写邮件地址，最多 10 个')
  await type(addresses, 'a@example.com， b@example.com')
  await click(await studio.find('button', '保存', dialog))
  await studio.until(() => studio.asked('alarmRuleSave').length === 1)
  expect(studio.asked('alarmRuleSave')[0]?.mail_to).toEqual(['a@example.com', 'b@example.com'])
})

test('the menu says how many alarms nobody has seen', async () => {
  await using studio = await openAlarms({ alarmCount: { open: 3 } })
  await studio.until(() => document.querySelector('.st-nav-count')?.textContent === '3')
  expect(document.querySelector('.st-nav-count')?.getAttribute('title')).toBe('3 项预警待处理')
})
