import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  choose,
  click,
  closeWindow,
  createTestStudio,
  leadDetail,
  leadRow,
  noReply,
  press,
  refusal,
  textOf,
  type,
} from '../../testing'

type Row = Answer<'leadList'>['list'][number]

const AT = '2026-11-20T00:00:00Z'

const around = (row: Row): Answers => ({
  leadList: { list: [row, leadRow(7)], next: null, total: 2, is_total_capped: false },
  leadDetail: ({ lead_id }) => leadDetail(lead_id === 7 ? leadRow(7) : row),
  memberOptions: { list: [{ member_id: 5, name: '李雷' }] },
  pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
})

const openLead = (row: Row, answers: Answers = {}, at = `/leads?lead=${row.lead_id}`) =>
  createTestStudio({ at, roles: ['operator'], answers: { ...around(row), ...answers } })

test('a line opens its lead, another one takes its place, and closing gives the focus back', async () => {
  await using studio = await openLead(leadRow(6), {}, '/leads?status=new')
  const name = await studio.find('button', '客户6')
  await click(name)
  await studio.sees('编号 6')
  expect(studio.address()).toBe('/leads?status=new&lead=6')
  expect(document.querySelectorAll('.st-row-open')).toHaveLength(1)
  // Anywhere on a line will do.
  await click(allOf('row')[1])
  await studio.sees('编号 7')
  expect(studio.address()).toBe('/leads?status=new&lead=7')
  expect(studio.asked('leadDetail').map(({ lead_id }) => lead_id)).toEqual([6, 7])

  await click(name)
  await studio.sees('编号 6')
  await press(await studio.find('dialog'), 'Escape')
  await studio.until(() => studio.address() === '/leads?status=new')
  await studio.until(() => allOf('dialog').length === 0)
  await studio.until(() => document.activeElement === name)
})

test('a note that is being written outlives what else is done with its lead', async () => {
  await using studio = await openLead(leadRow(6), { leadSetStatus: { changed: 1 } })
  const drawer = await studio.find('dialog')
  await type(await studio.find('field', '添加备注', drawer), '周三下午方便')
  await choose(await studio.find('combobox', '状态', drawer), '跟进中')
  await studio.sees('已保存')
  await studio.until(() => studio.asked('leadDetail').length === 2)
  expect(allOf('field', '添加备注')[0]).toHaveProperty('value', '周三下午方便')

  // It also survives a failing request to the gateway.
  studio.answer({ leadDetail: refusal('serverError') })
  await studio.refresh()
  expect(allOf('field', '添加备注')[0]).toHaveProperty('value', '周三下午方便')
  studio.answer({
    leadAddNote: {},
    leadDetail: leadDetail(leadRow(6), { notes: [{ at: AT, by: '王芳', text: '周三下午方便' }] }),
  })
  await click(await studio.find('button', '添加备注'))
  await studio.until(() => (allOf('field', '添加备注')[0] as HTMLTextAreaElement).value === '')
  await studio.sees('王芳 · 2026-11-20 08:00')
  expect(studio.asked('leadAddNote')).toEqual([{ lead_id: 6, text: '周三下午方便' }])
})

test('a note that is half written is not lost without a question', async () => {
  await using studio = await openLead(leadRow(6), { leadAddNote: {} })
  const field = async () => (await studio.find('field', '添加备注')) as HTMLTextAreaElement
  const drawer = await studio.find('dialog')
  const close = async () => click(await studio.find('button', '关闭', drawer))
  await type(await field(), '周三下午')
  await close()
  await studio.sees('备注还没有保存')
  await click(await studio.find('button', '继续填写'))
  await studio.misses('备注还没有保存')
  expect([studio.address(), (await field()).value]).toEqual(['/leads?lead=6', '周三下午'])

  // Another lead would take its place.
  await click(allOf('row')[1])
  await studio.sees('备注还没有保存')
  await click(await studio.find('button', '继续填写'))
  await studio.misses('备注还没有保存')
  expect(studio.address()).toBe('/leads?lead=6')

  await close()
  await click(await studio.find('button', '放弃备注'))
  await studio.until(() => studio.address() === '/leads')
  await studio.until(() => allOf('dialog').length === 0)
  expect(studio.asked('leadAddNote')).toEqual([])
})

test('a window is not closed over a note that is half written without a question', async () => {
  await using studio = await openLead(leadRow(6), { leadAddNote: {} })
  const drawer = await studio.find('dialog')
  const field = () => allOf('field', '添加备注', drawer)[0] as HTMLTextAreaElement
  await studio.until(field)
  expect(closeWindow()).toBe(false)
  await type(field(), '周三下午')
  expect(closeWindow()).toBe(true)
  await click(await studio.find('button', '添加备注', drawer))
  await studio.until(() => field().value === '')
  expect(closeWindow()).toBe(false)
})

test.each(['', '  '])(
  'a note of "%s" is none, nor is one that is kept, and nobody is asked',
  async (blank) => {
    await using studio = await openLead(leadRow(6), { leadAddNote: {} })
    const drawer = await studio.find('dialog')
    const field = () => allOf('field', '添加备注', drawer)[0] as HTMLTextAreaElement
    await type(await studio.until(field), '周三下午')
    await click(await studio.find('button', '添加备注', drawer))
    await studio.until(() => field().value === '')
    await type(field(), blank)
    await click(await studio.find('button', '关闭', drawer))
    await studio.until(() => studio.address() === '/leads')
  },
)

test('where a lead came from is told step by step, also by words that nobody has listed yet', async () => {
  const row = leadRow(6, {
    page_code: '',
    page_title: '',
    cps_id: '',
    consent: 'not_recorded',
    callback: 'given_up',
    status: 'converted',
  })
  await using studio = await openLead(row, {
    leadDetail: leadDetail(row, {
      touch_list: [
        { at: AT, cps_id: 'wx-1', page_code: 'etf', upload_id: 'b', nick_name: '王先生' },
        { at: '2026-11-19T00:00:00Z', cps_id: '', page_code: '', upload_id: 'a', nick_name: '王' },
      ],
      consents: [
        { doc: 'risk-disclosure', version: '2', purpose: 'service', at: AT, withdrawn_at: null },
        { doc: 'terms', version: '5', purpose: 'marketing', at: AT, withdrawn_at: null },
      ],
      messages: [
        { kind: 'code', state: 'void', at: AT },
        { kind: 'download', state: 'unknown', at: AT },
      ],
      history: [
        { at: AT, by: '李雷', action: 'lead.status', text: '新线索 → 已转化' },
        { at: AT, by: '系统', action: 'lead.merge', text: '' },
      ],
    }),
  })
  await studio.sees(
    '提交记录（2 次）',
    '王先生 · 页面 etf · 渠道 wx-1',
    '王 · 页面 — · 渠道 —',
    'risk-disclosure 2 · 提供服务',
    '服务协议 5 · 营销信息',
    '验证码 · 已作废，未发送',
    '下载链接 · 结果未知',
    '李雷 修改线索状态 新线索 → 已转化',
    '系统 lead.merge',
  )
  const facts = textOf(document.querySelector('.st-facts') as Element)
  expect(facts).toContain('来源页面\n版本 7')
  expect(facts).toContain('渠道\n—')
  expect(facts).toContain('不再回访')
  expect(document.querySelector('.st-facts .st-warn')?.textContent).toBe('无记录')
})

test('a lead that is gone says so and offers no second try; one that did not come does', async () => {
  {
    await using studio = await openLead(leadRow(6), { leadDetail: refusal('notFound') })
    const drawer = await studio.find('dialog')
    await studio.until(() => textOf(drawer).includes('内容不存在或已被删除'))
    expect(allOf('button', '重试', drawer)).toEqual([])
  }
  await using studio = await openLead(leadRow(6), { leadDetail: refusal('serverError') })
  const again = await studio.find('button', '重试')
  studio.answer({ leadDetail: leadDetail(leadRow(6)) })
  await click(again)
  await studio.sees('还没有备注。', '没有提交记录。', '没有发送过短信。', '还没有操作记录。')
})

test('a usual reason fills the field, and a look that nobody answered shows nothing and can be tried again', async () => {
  await using studio = await openLead(leadRow(6), { leadReveal: noReply })
  await click(await studio.find('button', '查看完整号码'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('查看理由')))
  for (const reason of dialog.querySelectorAll('.ant-tag'))
    if (textOf(reason) === '投诉处理') await click(reason)
  expect(allOf('field', '查看理由', dialog)[0]).toHaveProperty('value', '投诉处理')
  await click(await studio.find('button', '查看', dialog))
  await studio.sees('网络异常')
  studio.answer({ leadReveal: { handset: '13800138000' } })
  await click(await studio.find('button', '查看', dialog))
  await studio.sees('13800138000')
  // One dialog is closed, the drawer is not.
  expect(allOf('dialog')).toHaveLength(1)
  expect(studio.asked('leadReveal').map(({ reason }) => reason)).toEqual(['投诉处理', '投诉处理'])
})

test('a phone that is shown goes with its lead', async () => {
  await using studio = await openLead(leadRow(6), { leadReveal: { handset: '13800138000' } })
  await click(await studio.find('button', '查看完整号码'))
  const field = await studio.find('field', '查看理由')
  await type(field, '客户来电')
  await press(field, 'Enter')
  await studio.sees('13800138000')
  await click(await studio.find('button', '客户7'))
  await studio.sees('编号 7')
  await studio.misses('13800138000')
  await click(await studio.find('button', '客户6'))
  await studio.sees('编号 6')
  expect(document.body.innerHTML).not.toContain('13800138000')
})
