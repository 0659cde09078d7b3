import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  press,
  refusal,
  type TestStudio,
  type,
} from '../../testing'
import type { OpenDayRow, VisitRow } from './open-day-rows'

const event: OpenDayRow = {
  event_id: 'hq-2036',
  title: '走进总部',
  place: '大厦一层',
  notice: '请带身份证。',
  is_open: true,
  sessions: [
    {
      session_id: 's0',
      start_at: '2026-11-01T06:00:00Z',
      end_at: '2026-11-01T08:00:00Z',
      quota: 40,
      used: 40,
      entered: 30,
      state: 'over',
    },
    {
      session_id: 's1',
      start_at: '2036-12-05T06:00:00Z',
      end_at: '2036-12-05T08:00:00Z',
      quota: 50,
      used: 20,
      entered: 0,
      state: 'coming',
    },
    {
      session_id: 's2',
      start_at: '2036-12-06T06:00:00Z',
      end_at: '2036-12-06T08:00:00Z',
      quota: 50,
      used: 50,
      entered: 0,
      state: 'cancelled',
    },
  ],
  revision: 4,
  updated_at: '2026-11-20T02:02:03Z',
}

const visit: VisitRow = {
  register_no: 'R00000001',
  event_id: 'hq-2036',
  event_title: '走进总部',
  session_id: 's1',
  start_at: '2036-12-05T06:00:00Z',
  name: '王先生',
  handset: '138****8000',
  people_num: 2,
  state: 'taken',
  ticket_no: '1234567890',
  entered_at: null,
  by_sms: true,
  page_code: 'hq',
  registered_at: '2026-11-20T02:02:03Z',
}

const openDays = (
  answers: Answers = {},
  at = '/open-days?event=hq-2036',
  roles: ['operator' | 'auditor'] = ['operator'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      openDayRows: { list: [event] },
      openDayVisitList: { list: [visit], next: null },
      ...answers,
    },
  })

/** Types a time, and continues once the field has it and the calendar is closed. */
async function write(studio: TestStudio, name: string, text: string): Promise<void> {
  const field = await studio.find('field', name)
  await type(field, text)
  field.blur()
  await studio.until(
    () =>
      (field as HTMLInputElement).value === text &&
      !document.querySelector('.ant-picker-focused, .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'),
  )
}

test('open days say when the next session is and how many come, without what was cancelled', async () => {
  await using studio = await openDays(
    {
      openDayRows: {
        list: [event, { ...event, event_id: 'old', title: '旧开放日', is_open: false, sessions: [] }],
      },
    },
    '/open-days',
  )
  await studio.sees('走进总部', '2036-12-05 14:00', '60 / 90', '开放报名', '旧开放日', '已关闭')
  await studio.sees('没有未开始的场次')
})

test('an open day shows how full its sessions are and who has registered', async () => {
  await using studio = await openDays()
  await studio.sees('请带身份证。', '20 / 50', '30（75%）', '王先生', '138****8000', '2 人', '1234567890')
})

test('without one it is said what to do', async () => {
  await using studio = await openDays({ openDayRows: { list: [] } }, '/open-days')
  await studio.sees('还没有开放日。新建一个并添加场次')
})

test('sessions that have begun or were cancelled cannot be changed; a new one is a day after the last', async () => {
  await using studio = await openDays({ openDayChange: { revision: 5 } })
  await click(await studio.find('button', /^修\s*改$/))
  await studio.sees('已经开始或取消的场次不能修改。', '2026-11-01 14:00', '已报名 20 人')
  expect(allOf('field', '第 2 场名额')).toEqual([])
  await type(await studio.find('field', '第 1 场名额'), '19')
  await click(await studio.find('button', '添加场次'))
  await studio.find('field', '第 2 场名额')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('请填写 20 到 100000 之间的整数')
  expect(studio.asked('openDayChange')).toEqual([])
  await type(await studio.find('field', '第 1 场名额'), '20')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.until(() => studio.asked('openDayChange').length === 1)
  expect(studio.asked('openDayChange')).toEqual([
    {
      event_id: 'hq-2036',
      base_revision: 4,
      title: '走进总部',
      place: '大厦一层',
      notice: '请带身份证。',
      is_open: true,
      sessions: [
        {
          session_id: 's1',
          start_at: '2036-12-05T06:00:00.000Z',
          end_at: '2036-12-05T08:00:00.000Z',
          quota: 20,
        },
        {
          session_id: null,
          start_at: '2036-12-06T06:00:00.000Z',
          end_at: '2036-12-06T08:00:00.000Z',
          quota: 19,
        },
      ],
    },
  ])
})

test('who is told of another place is said before, a colleague’s change is not overwritten, and closing asks', async () => {
  await using studio = await openDays({ openDayChange: refusal('conflict') })
  await click(await studio.find('button', /^修\s*改$/))
  await type(await studio.find('field', '地点'), '大厦二层')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('已报名的 20 人会收到变更通知。')
  expect(studio.asked('openDayChange')).toEqual([])
  await click(await studio.find('button', '保存并通知'))
  await studio.sees('这个开放日刚被同事修改过')
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
})

test('a new open day needs an id, and sessions that end after they begin', async () => {
  await using studio = await openDays({ openDayCreate: refusal('alreadyExists') }, '/open-days')
  await click(await studio.find('button', '新建开放日'))
  await type(await studio.find('field', '编号'), 'spring')
  await type(await studio.find('field', '名称'), '春季开放日')
  await click(await studio.find('button', '添加场次'))
  await write(studio, '第 1 场开始时间', '2036-03-05 14:00')
  await write(studio, '第 1 场结束时间', '2036-03-05 13:00')
  await type(await studio.find('field', '第 1 场名额'), '30')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('要晚于开始时间')
  await write(studio, '第 1 场结束时间', '2036-03-05 16:00')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('这个编号已经有开放日在用')
  expect(studio.asked('openDayCreate')).toMatchObject([
    {
      event_id: 'spring',
      title: '春季开放日',
      sessions: [{ start_at: '2036-03-05T06:00:00.000Z', end_at: '2036-03-05T08:00:00.000Z', quota: 30 }],
    },
  ])
})

test('a session is cancelled with a reason, and how many are told is said', async () => {
  await using studio = await openDays({ openDaySessionCancel: { revision: 5 } })
  expect(allOf('button', '取消场次 2026-11-01 14:00')).toEqual([])
  await click(await studio.find('button', '取消场次 2036-12-05 14:00'))
  await studio.sees('已报名的 20 人会收到取消通知')
  await type(await studio.find('field', '原因'), '场地维修')
  await click(allOf('button', '取消场次').at(-1))
  await studio.until(() => studio.asked('openDaySessionCancel').length === 1)
  expect(studio.asked('openDaySessionCancel')).toEqual([
    { session_id: 's1', base_revision: 4, reason: '场地维修' },
  ])
})

test('a registration is found by a whole phone and given back with a reason', async () => {
  await using studio = await openDays({
    openDayVisitFind: {
      list: [
        visit,
        { ...visit, register_no: 'R00000002', event_id: 'old', event_title: '旧开放日', name: '王小姐' },
      ],
    },
    openDayVisitCancel: {},
  })
  const field = await studio.find('field', '按完整手机号查找')
  await type(field, '8000')
  await press(field, 'Enter')
  await studio.sees('请输入完整的手机号。')
  await type(field, '138 0013 8000')
  await press(field, 'Enter')
  await studio.sees('找到 2 条报名', '旧开放日')
  expect(studio.asked('openDayVisitFind')).toEqual([{ handset: '13800138000' }])
  expect(studio.address()).toBe('/open-days?event=hq-2036')
  await click(await studio.find('button', '取消 王先生 的报名'))
  await studio.sees('2 个名额会退回这个场次')
  await type(await studio.find('field', '原因'), '本人来电要求取消')
  await click(allOf('button', '取消报名').at(-1))
  await studio.sees('报名已取消')
  expect(studio.asked('openDayVisitCancel')).toEqual([
    { register_no: 'R00000001', reason: '本人来电要求取消' },
  ])
  // The search result shows it too, though it cannot be fetched again.
  await studio.until(() => allOf('button', '取消 王先生 的报名').length === 0)
  await click(await studio.find('button', '显示全部报名'))
  await studio.misses('旧开放日')
})

test('registrations are exported as they are narrowed, whole phones when asked for', async () => {
  await using studio = await openDays({ openDayVisitExport: { name: '报名.xlsx', text: 'PK' } })
  await choose(await studio.find('combobox', '场次'), '2036-12-05 14:00')
  await studio.until(() => studio.asked('openDayVisitList').some(({ session_id }) => session_id === 's1'))
  await click(await studio.find('button', '导出'))
  const dialog = await studio.until(() =>
    allOf('dialog').find((one) => one.matches('.ant-modal, .st-export')),
  )
  await studio.sees('走进总部，2036-12-05 14:00，全部状态')
  await click(await studio.find('checkbox', '含完整手机号', dialog))
  await type(await studio.find('field', '导出理由', dialog), '准备入场名单')
  await click(await studio.find('button', /^导\s*出$/, dialog))
  await studio.sees('已导出 报名.xlsx')
  expect(studio.asked('openDayVisitExport')).toEqual([
    {
      filter: { event_id: 'hq-2036', session_id: 's1' },
      format: 'xlsx',
      with_handsets: true,
      reason: '准备入场名单',
    },
  ])
})

test('who may only read has nothing to change', async () => {
  await using studio = await openDays({}, '/open-days?event=hq-2036', ['auditor'])
  await studio.sees('王先生', '30（75%）')
  for (const name of ['新建开放日', /^修\s*改$/, '取消场次 2036-12-05 14:00', '取消 王先生 的报名', '导出'])
    expect(allOf('button', name)).toEqual([])
  expect(allOf('field', '按完整手机号查找')).toEqual([])
})
