import { expect, test, vi } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  leadDetail,
  leadRow,
  press,
  refusal,
  textOf,
  type,
} from '../../testing'

type Row = Answer<'leadList'>['list'][number]

const found = (list: Row[], change: Partial<Answer<'leadList'>> = {}): Answer<'leadList'> => ({
  list,
  next: null,
  total: list.length,
  is_total_capped: false,
  ...change,
})

const around: Answers = {
  memberOptions: ({ role }) => ({ list: role === 'operator' ? [{ member_id: 5, name: '李雷' }] : [] }),
  pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
}

test('what narrows the inbox stands in the address; part by part it comes, and a new filter forgets what was chosen', async () => {
  await using studio = await createTestStudio({
    at: '/leads?status=new&page_code=etf-course&lead=0',
    roles: ['operator'],
    answers: {
      ...around,
      leadList: ({ after, status }) =>
        status === 'invalid'
          ? found([])
          : after
            ? found([leadRow(1)], { total: 10_000, is_total_capped: true })
            : found([leadRow(2, { consent: 'not_recorded', assignee: { member_id: 5, name: '李雷' } })], {
                next: 'b',
                total: 10_000,
                is_total_capped: true,
              }),
    },
  })
  await studio.sees(
    '共 10,000+ 条线索',
    '客户2',
    '138****8000',
    '无记录',
    '李雷',
    '已显示 1 条，共 10,000+ 条',
  )
  await click(await studio.find('button', '加载更多'))
  await studio.sees('客户1')
  expect(
    studio.asked('leadList').map(({ after, status, page_code, limit }) => [after, status, page_code, limit]),
  ).toEqual([
    [undefined, 'new', 'etf-course', 50],
    ['b', 'new', 'etf-course', 50],
  ])
  await click(await studio.find('checkbox', '选择全部已显示的线索'))
  await studio.sees('已选 2 条')
  await click(await studio.find('radio', '无效'))
  await studio.sees('没有符合条件的线索，可以放宽或清空条件再试')
  expect(studio.address()).toBe('/leads?status=invalid&page_code=etf-course')
  expect(studio.text()).not.toContain('已选')
  await click(await studio.find('button', '清空条件'))
  await studio.until(() => studio.address() === '/leads')
})

test('a whole phone that is searched for stands in no address, and the leads it finds do', async () => {
  await using studio = await createTestStudio({
    at: '/leads?status=new',
    roles: ['operator'],
    answers: {
      ...around,
      leadList: ({ lead_ids }) => found(lead_ids ? [leadRow(3), leadRow(4)] : [leadRow(1)]),
      leadFind: refusal('tooManyRequests'),
    },
  })
  const field = await studio.find('field', '手机号、后四位、姓名、编号')
  await type(field, '138 0013 80')
  await press(field, 'Enter')
  await studio.sees('手机号应为 11 位')
  await type(field, '138-0013-8000')
  await studio.sees('按回车查找这个手机号，查找会记入审计。')
  // Leaving the field is not a request to search for a phone number.
  field.blur()
  expect(studio.asked('leadFind')).toEqual([])
  await press(field, 'Enter')
  await studio.sees('查找手机号的次数已达上限')
  studio.answer({ leadFind: { lead_ids: [] } })
  await press(field, 'Enter')
  await studio.sees('没有找到这个手机号的线索')
  expect(studio.address()).toBe('/leads?status=new')
  studio.answer({ leadFind: { lead_ids: [3, 4] } })
  await type(field, '13800138000')
  await press(field, 'Enter')
  await studio.sees('按手机号找到 2 条线索，只显示这些。', '客户4')
  expect(studio.address()).toBe('/leads?lead_ids=3%2C4')
  expect(studio.asked('leadFind')).toHaveLength(3)
  expect(field).toHaveProperty('value', '')
  expect(document.body.innerHTML).not.toContain('8000138')
})

test('who may see no phone searches by its end, changes nothing and is offered no reveal', async () => {
  const row = leadRow(6)
  await using studio = await createTestStudio({
    at: '/leads?lead=6',
    roles: ['auditor'],
    answers: { ...around, leadList: found([row]), leadDetail: leadDetail(row) },
  })
  await studio.sees('编号 6', '还没有备注', '没有同意记录，联系前请先确认客户是否同意。', '待回访')
  const drawer = await studio.find('dialog')
  expect(textOf(drawer)).toContain('新线索')
  expect(allOf('combobox', undefined, drawer)).toEqual([])
  expect(allOf('button', undefined, drawer).map(textOf)).toEqual([''])
  expect(allOf('checkbox')).toEqual([])
  const field = await studio.find('field', '手机后四位、姓名、编号')
  await type(field, '13800138000')
  await studio.sees('为保护客户隐私，只能按手机号后四位查找。')
  await press(field, 'Enter')
  await studio.sees('已改为查找 8000。')
  await studio.until(() => studio.asked('leadList').at(-1)?.q === '8000')
})

test('a lead is taken care of, noted, and its phone shown for who says why, once', async () => {
  const row = leadRow(6, { assignee: { member_id: 8, name: '已离职' } })
  await using studio = await createTestStudio({
    at: '/leads?lead=6',
    roles: ['operator'],
    answers: {
      ...around,
      leadList: found([row]),
      leadDetail: leadDetail(row, {
        consents: [
          {
            doc: 'privacy',
            version: '3',
            purpose: 'marketing',
            at: '2026-11-20T00:00:00Z',
            withdrawn_at: '2026-11-21T00:00:00Z',
          },
        ],
        history: [{ at: '2026-11-20T00:00:00Z', by: '李雷', action: 'lead.assign', text: '给 李雷' }],
        messages: [{ kind: 'download', state: 'failed', at: '2026-11-20T00:00:00Z' }],
      }),
      leadSetStatus: { changed: 1 },
      leadAssign: refusal('notFound'),
      leadAddNote: refusal('invalidParameters'),
      leadReveal: refusal('tooManyRequests'),
    },
  })
  const drawer = await studio.find('dialog')
  await studio.sees(
    '已离职',
    '隐私政策 3 · 营销信息',
    '2026-11-21 08:00 已撤回',
    '李雷 分配线索',
    '下载链接 · 发送失败',
  )
  await choose(await studio.find('combobox', '状态', drawer), '已联系')
  await studio.sees('已保存')
  expect(studio.asked('leadSetStatus')).toEqual([{ lead_ids: [6], status: 'contacted' }])
  await choose(await studio.find('combobox', '负责人', drawer), '未分配')
  await studio.until(() => studio.asked('leadAssign').length === 1)
  expect(studio.asked('leadAssign')).toEqual([{ lead_ids: [6], member_id: null }])
  await studio.sees('内容不存在或已被删除')

  await click(await studio.find('button', '添加备注'))
  await studio.sees('请输入备注内容')
  await type(await studio.find('field', '添加备注'), '周三下午')
  await click(await studio.find('button', '添加备注'))
  await studio.until(() => studio.asked('leadAddNote').length === 1)
  // What could not be stored is still there to be corrected.
  await studio.until(() => allOf('alert', undefined, drawer).length > 0)
  expect(allOf('field', '添加备注')[0]).toHaveProperty('value', '周三下午')

  await click(await studio.find('button', '查看完整号码'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('查看理由')))
  await click(await studio.find('button', '查看', dialog))
  await studio.sees('请写明理由，至少 2 个字')
  await type(await studio.find('field', '查看理由', dialog), '回访')
  await click(await studio.find('button', '查看', dialog))
  await studio.sees('您查看号码的次数已达上限')
  let show = (_: Answer<'leadReveal'>): void => undefined
  studio.answer({
    leadReveal: () =>
      new Promise((resolve) => {
        show = resolve
      }),
  })
  await press(await studio.find('field', '查看理由', dialog), 'Enter')
  await studio.until(() => dialog.querySelector('.ant-btn-loading') !== null)
  await press(await studio.find('field', '查看理由', dialog), 'Enter')
  show({ handset: '13800138000' })
  await studio.sees('13800138000', /隐藏（\d+ 秒）/)
  // Each look is counted and logged.
  expect(studio.asked('leadReveal')).toHaveLength(2)
  await click(await studio.find('button', /^隐藏/))
  await studio.misses('13800138000')
})

test('a phone that was shown hides itself by the clock, also in a tab that got no ticks', async () => {
  const row = leadRow(6)
  await using studio = await createTestStudio({
    at: '/leads?lead=6',
    roles: ['operator'],
    answers: {
      ...around,
      leadList: found([row]),
      leadDetail: leadDetail(row),
      leadReveal: { handset: '13800138000' },
    },
  })
  await click(await studio.find('button', '查看完整号码'))
  const field = await studio.find('field', '查看理由')
  await type(field, '客户来电')
  await press(field, 'Enter')
  await studio.sees('13800138000')
  const shown = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(shown + 20_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await studio.sees('13800138000')
  clock.mockReturnValue(shown + 31_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await studio.misses('13800138000')
  clock.mockRestore()
  // Its history has a new entry.
  await studio.until(() => studio.asked('leadDetail').length > 1)
})

test('an export that is stopped saves nothing, and its dialog is gone', async () => {
  await using studio = await createTestStudio({
    at: '/leads',
    roles: ['auditor'],
    answers: { ...around, leadList: found([leadRow(1)]), leadExport: () => new Promise(() => undefined) },
  })
  await click(await studio.find('button', '导出'))
  const dialog = await studio.find('dialog')
  // Only members who may see full phone numbers are offered a table of them.
  expect(textOf(dialog)).not.toContain('包含完整手机号')
  await type(await studio.find('field', '导出理由', dialog), '月度核查')
  await click(await studio.find('button', '导出', dialog))
  await studio.sees('正在准备文件…')
  expect(allOf('field', '导出理由', dialog)[0]).toHaveProperty('disabled', true)
  await click(await studio.find('button', '停止导出', dialog))
  await studio.misses('正在准备文件…')
  expect(studio.around.saved).toEqual([])
})

test('several are given away at once, and a table of them is saved for who says why', async () => {
  await using studio = await createTestStudio({
    at: '/leads?assignee=none&from=2026-11-01',
    roles: ['operator'],
    answers: {
      ...around,
      leadList: found([leadRow(1), leadRow(2)]),
      leadAssign: { changed: 2 },
      leadExport: refusal('tooManyRequests'),
    },
  })
  await click(await studio.find('checkbox', '选择 客户1'))
  await click(await studio.find('checkbox', '选择 客户2'))
  await choose(await studio.find('combobox', '分配给…'), '李雷')
  await studio.sees('已更新 2 条线索')
  expect(studio.asked('leadAssign')).toEqual([{ lead_ids: [1, 2], member_id: 5 }])
  expect(studio.text()).not.toContain('已选')

  await click(await studio.find('button', '导出'))
  const dialog = await studio.find('dialog')
  await studio.sees('负责人：未分配，2026-11-01 至 …', '2 条')
  await click(await studio.find('button', '导出', dialog))
  await studio.sees('请写明理由，至少 2 个字')
  await type(await studio.find('field', '导出理由', dialog), '本周回访')
  await click(await studio.find('radio', 'CSV', dialog))
  await click(await studio.find('button', '导出', dialog))
  await studio.sees('导出过于频繁，请稍后再试')
  studio.answer({ leadExport: { name: '线索.csv', text: '编号,姓名\n1,客户1\n' } })
  await click(await studio.find('button', '导出', dialog))
  await studio.sees('已导出 线索.csv')
  expect(studio.asked('leadExport').at(-1)).toEqual({
    filter: { assignee: 'none', from: '2026-11-01' },
    format: 'csv',
    with_handsets: false,
    reason: '本周回访',
  })
  expect(studio.around.saved.map(({ name, bytes }) => [name, bytes.size])).toEqual([['线索.csv', 24]])
})
