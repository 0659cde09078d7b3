import { expect, test } from 'vitest'
import { type Answers, allOf, click, createTestStudio, refusal, textOf, type } from '../../testing'
import type { HoldRow } from './holds/hold-rows'
import type { ReportRow } from './reports/report-rows'

const term = {
  kind: 'visits',
  name: '访问记录',
  days: 190,
  end: 'age',
  from: '产生之日',
  ground: '《网络安全法》第二十一条：网络日志不少于六个月',
  why: '',
  setting: { name: 'NETWORK_LOG_DAYS', least: 184 },
  is_unsure: false,
  rows: 12_000_000,
  is_estimate: true,
  oldest: '2026-05-28T02:20:00Z',
  next_at: '2026-12-04T02:20:00Z',
} as const
const orders = {
  ...term,
  kind: 'orders',
  name: '订单与付款',
  days: null,
  end: 'none',
  why: '订单、付款、对账互相引用',
  setting: null,
  is_unsure: true,
  rows: 3,
  is_estimate: false,
  next_at: null,
} as const

const hold: HoldRow = {
  hold_id: 7,
  scope: 'person',
  handset: '138****8000',
  pid: null,
  page_code: null,
  from_day: null,
  until_day: null,
  reason: '法院调取',
  reference_no: '1 号',
  set_by: '何合规',
  set_at: '2026-11-28T02:20:00Z',
  release_asked_by: null,
  release_asked_at: null,
  release_reason: null,
  is_own_ask: false,
  released_by: null,
  released_at: null,
}
const asked: HoldRow = {
  ...hold,
  release_asked_by: '王芳',
  release_asked_at: '2026-11-28T03:00:00Z',
  release_reason: '案件已结',
}

const report: ReportRow = {
  report_id: 9,
  made_at: '2026-11-28T19:00:00Z',
  kind: 'rows',
  record: '访问记录',
  table_name: 'web_vital',
  rows: 2_000,
  oldest: '2026-05-20T02:20:00Z',
  newest: '2026-05-21T02:20:00Z',
  days: 190,
  setting: 'NETWORK_LOG_DAYS=190',
  ground: '《网络安全法》第二十一条',
  held_rows: 4,
  hold_ids: [7],
  month: null,
  is_kept: false,
  tables: [],
}
const erasure: ReportRow = {
  ...report,
  report_id: 10,
  kind: 'erasure',
  record: '',
  table_name: '',
  held_rows: 0,
  is_kept: true,
  tables: [
    { table: 'session', name: '登录记录', fate: 'delete', rows: 2, why: '' },
    { table: 'consent_log', name: '授权同意', fate: 'keep', rows: null, why: 'Proof.' },
  ],
}

const open = (
  answers: Answers = {},
  roles: ['compliance' | 'administrator' | 'operator'] = ['compliance'],
  at = '/keeping',
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      keepingTerms: { counted_at: '2026-11-28T19:00:00Z', list: [term, orders] },
      holdList: { list: [hold], standing: 1, next: null },
      deletionReportList: { list: [report, erasure], next: null },
      pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
      ...answers,
    },
  })

const dialogWith = (studio: Awaited<ReturnType<typeof open>>, text: string) =>
  studio.until(() => allOf('dialog').find((one) => textOf(one).includes(text)))

test('each kind of record stands there with its term, its ground and how much there is', async () => {
  await using studio = await open()
  await studio.sees('访问记录', '190 天，自产生之日起', '由 NETWORK_LOG_DAYS 设置，不少于 184 天')
  await studio.sees('约 12,000,000 条', '2026-05-28 10:20', '一直保存，还没有终点', '期限待律师确认')
})

test('a hold is set once it was seen again', async () => {
  await using studio = await open({ holdSet: { hold_id: 8 } })
  await click(await studio.find('radio', '诉讼保全'))
  await studio.sees('客户：138****8000', '原因：法院调取 · 文号或案号：1 号')
  await click(await studio.find('button', '设置保全'))
  await dialogWith(studio, '设置诉讼保全')
  await type(await studio.find('field', '客户手机号'), '138 0013 8000')
  await type(await studio.find('field', '原因'), '监管检查')
  await type(await studio.find('field', '文号或案号'), '2 号')
  await click(await studio.find('button', '下一步'))
  await studio.sees('确认后立即生效')
  expect(studio.asked('holdSet')).toEqual([])
  await click(await studio.find('button', '确认保全'))
  await studio.sees('已设置保全')
  expect(studio.asked('holdSet')).toEqual([
    { scope: 'person', handset: '13800138000', reason: '监管检查', reference_no: '2 号' },
  ])
})

test('a release is asked for with a reason, and given by somebody else', async () => {
  await using studio = await open({ holdAskRelease: {} })
  await click(await studio.find('radio', '诉讼保全'))
  await studio.sees('客户：138****8000')
  await click(await studio.find('button', '提出解除：客户：138****8000'))
  const dialog = await dialogWith(studio, '提出解除保全')
  await type(await studio.find('field', '解除原因'), '案件已结')
  await click(await studio.find('button', /^提出解除$/, dialog))
  await studio.sees('已提出，等待另一位同事复核')
  expect(studio.asked('holdAskRelease')).toEqual([{ hold_id: 7, reason: '案件已结' }])
})

test('who has not asked may release, after one more look; who came late is told', async () => {
  await using studio = await open({
    holdList: { list: [asked], standing: 1, next: null },
    holdRelease: refusal('conflict'),
  })
  await click(await studio.find('radio', '诉讼保全'))
  await studio.sees('王芳 于 2026-11-28 11:00 提出解除：案件已结')
  await click(await studio.find('button', '复核并解除：客户：138****8000'))
  const dialog = await dialogWith(studio, '解除这项保全？')
  await click(await studio.find('button', /^复核并解除$/, dialog))
  await studio.sees('这项保全刚刚被其他同事处理过')
  expect(studio.asked('holdRelease')).toEqual([{ hold_id: 7 }])
})

test('who asked cannot release', async () => {
  await using studio = await open({
    holdList: { list: [{ ...asked, is_own_ask: true }], standing: 1, next: null },
  })
  await click(await studio.find('radio', '诉讼保全'))
  await studio.sees('请由另一位合规同事或管理员复核')
  expect(allOf('button').map(textOf)).not.toContain('复核并解除')
})

test('reports are narrowed by the address, and saved as they are narrowed', async () => {
  await using studio = await open(
    { deletionReportExport: { name: '删除报告.csv', text: '编号\n' } },
    ['administrator'],
    '/keeping?kind=rows',
  )
  await click(await studio.find('radio', '删除报告'))
  await studio.sees('web_vital', '2,000 条', '4 条（保全 7）', '资料封存（保全 7）')
  expect(studio.asked('deletionReportList')).toEqual([{ kind: 'rows', limit: 50 }])
  await click(await studio.find('button', '导出 CSV'))
  await studio.sees('已保存 删除报告.csv')
  expect(studio.asked('deletionReportExport')).toEqual([{ kind: 'rows' }])
})

test('others have no way there', async () => {
  await using studio = await open({}, ['operator'])
  await studio.until(() => document.title.startsWith('没有权限查看这里'))
  expect(studio.asked('keepingTerms')).toEqual([])
})
