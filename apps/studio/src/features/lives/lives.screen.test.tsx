import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  refusal,
  type TestStudio,
  type,
} from '../../testing'
import type { LiveRow } from './live-rows'

const live: LiveRow = {
  live_id: 'l1',
  title: '年末策略会',
  staff_id: 7,
  speaker: '李雷',
  adviser_no: 'A0000000000001',
  start_at: '2036-12-20T11:30:00Z',
  end_at: '2036-12-20T13:00:00Z',
  cover: '',
  url: '',
  replay_url: '',
  page_code: null,
  state: 'coming',
  reserved: 1_280,
  by_sms: 300,
  revision: 4,
  updated_at: '2026-11-20T02:02:03Z',
}

const openLives = (answers: Answers = {}, at = '/lives', roles: ['operator' | 'auditor'] = ['operator']) =>
  createTestStudio({
    at,
    roles,
    answers: {
      liveRows: { list: [live], next: null },
      speakerList: {
        list: [
          { staff_id: 7, name: '李雷', adviser_no: 'A0000000000001' },
          { staff_id: 9, name: '韩梅梅', adviser_no: '' },
        ],
        next: null,
      },
      pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
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

test('live streams say who speaks, when in China, how many want to see them, and where a replay is missing', async () => {
  await using studio = await openLives({
    liveRows: {
      list: [
        live,
        { ...live, live_id: 'l2', title: '中秋问答', state: 'over', page_code: 'etf' },
        { ...live, live_id: 'l3', title: '国庆专场', state: 'over', replay_url: '/r/3' },
      ],
      next: null,
    },
  })
  await studio.sees('年末策略会', '李雷', 'A0000000000001', '2036-12-20 19:30', '2036-12-20 21:00')
  await studio.sees('未开始', '1,280 人', '短信 300 人', '全部日历', '已结束，未填回放地址', 'etf', '回放')
})

test('the list is narrowed by state and by words, which stand in the address', async () => {
  await using studio = await openLives({}, '/lives?from=2026-11-01&until=2026-11-30')
  await choose(await studio.find('combobox', '状态'), '已取消')
  await studio.until(() => studio.asked('liveRows').some(({ state }) => state === 'cancelled'))
  expect(studio.asked('liveRows').at(-1)).toEqual({
    state: 'cancelled',
    from: '2026-11-01',
    until: '2026-11-30',
    limit: 50,
  })
  expect(studio.address()).toBe('/lives?state=cancelled&from=2026-11-01&until=2026-11-30')
})

test('a new one needs a speaker, times in order and addresses that are some', async () => {
  await using studio = await openLives({ liveCreate: { live_id: 'l9' } })
  await click(await studio.find('button', '新建直播'))
  await type(await studio.find('field', '标题'), '新年开讲')
  await write(studio, '开始时间', '2036-12-31 20:00')
  await write(studio, '结束时间', '2036-12-31 19:00')
  await type(await studio.find('field', '直播地址'), 'live.example.com')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('请选择', '结束时间要晚于开始时间', '请填写以 https:// 或 / 开头的地址')
  expect(studio.asked('liveCreate')).toEqual([])
  await choose(await studio.find('combobox', '主讲人'), '韩梅梅')
  await write(studio, '结束时间', '2036-12-31 21:00')
  await type(await studio.find('field', '直播地址'), 'https://live.example.com/9')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.until(() => studio.asked('liveCreate').length === 1)
  expect(studio.asked('liveCreate')).toEqual([
    {
      title: '新年开讲',
      staff_id: 9,
      start_at: '2036-12-31T12:00:00.000Z',
      end_at: '2036-12-31T13:00:00.000Z',
      cover: '',
      url: 'https://live.example.com/9',
      replay_url: '',
      page_code: null,
    },
  ])
})

test('who is told of another time is said before, a colleague’s change is not overwritten, and closing asks', async () => {
  await using studio = await openLives({ liveChange: refusal('conflict') }, '/lives?live=l1')
  await click(await studio.find('button', /^修\s*改$/))
  await type(await studio.find('field', '标题'), '年末策略会（改期）')
  await write(studio, '开始时间', '2036-12-20 20:00')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('已预约的 1280 人会收到变更通知。')
  expect(studio.asked('liveChange')).toEqual([])
  await click(await studio.find('button', '保存并通知'))
  await studio.sees('这场直播刚被同事修改过')
  expect(studio.asked('liveChange')).toMatchObject([
    { live_id: 'l1', base_revision: 4, staff_id: 7, start_at: '2036-12-20T12:00:00.000Z' },
  ])
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
})

test('what is no other time is saved without a question', async () => {
  await using studio = await openLives({ liveChange: { revision: 5 } }, '/lives?live=l1')
  await click(await studio.find('button', /^修\s*改$/))
  await type(await studio.find('field', '回放地址'), '/r/l1')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('已保存')
  expect(studio.asked('liveChange')).toMatchObject([{ replay_url: '/r/l1', page_code: null }])
})

test('a live stream is cancelled with a reason, and how many are told is said', async () => {
  await using studio = await openLives({ liveCancel: { revision: 5 } }, '/lives?live=l1')
  await click(await studio.find('button', '取消直播'))
  await studio.sees('已预约的 1280 人会收到取消通知')
  await type(await studio.find('field', '原因'), '主讲人行程有变')
  await click(allOf('button', '取消直播').at(-1))
  await studio.until(() => studio.asked('liveCancel').length === 1)
  expect(studio.asked('liveCancel')).toEqual([{ live_id: 'l1', base_revision: 4, reason: '主讲人行程有变' }])
})

test('who may only read has nothing to change', async () => {
  await using studio = await openLives({}, '/lives?live=l1', ['auditor'])
  await studio.sees('1,280 人，其中 300 人同意短信提醒')
  for (const name of ['新建直播', /^修\s*改$/, '取消直播']) expect(allOf('button', name)).toEqual([])
})
