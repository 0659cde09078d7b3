import { afterEach, expect, test, vi } from 'vitest'
import { allOf, choose, click, refusal, type } from '../../../testing'
import { openTours } from '../testing/open-tours'
import { speech } from '../testing/tour-samples'

const SPEECHES = '/tours?tour=2026&view=speeches'
const SAVE = /^保\s*存$/

afterEach(() => vi.useRealTimers())

test('talks say who gives them, how full they are and who has come, and lead to who has enrolled', async () => {
  await using studio = await openTours({ enrolmentList: { list: [], next: null } }, SPEECHES)
  await studio.sees(
    '年末策略会',
    '张三 S0740000000001',
    '2026-12-05 14:00',
    '杭州 · 西湖厅',
    '已满',
    '120 / 120',
    '67%',
  )
  await choose(await studio.find('combobox', '状态'), '已满')
  await studio.until(() => studio.asked('speechRows').at(-1)?.state === 'full')
  await click(await studio.find('link', '查看 年末策略会 的报名，120 / 120'))
  await studio.sees('没有符合条件的报名', '2026 全国巡讲')
  expect(studio.address()).toBe('/enrolments?tour_id=2026&speech_id=s1')
})

test('while somebody looks the numbers are counted anew', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await using studio = await openTours({}, SPEECHES)
  await studio.sees('120 / 120')
  studio.answer({ speechRows: { list: [{ ...speech, enrolled: 119 }], next: null } })
  vi.advanceTimersByTime(10_000)
  await studio.sees('119 / 120')
})

test('places are never fewer than are taken; more go to who waits, which is said', async () => {
  await using studio = await openTours({ speechChange: { revision: 4, moved_up: 4 } }, SPEECHES)
  await click(await studio.find('button', '修改 年末策略会'))
  await studio.sees('提高名额后排队的人会自动补上。')
  const quota = await studio.find('field', '名额（人）')
  await type(quota, '119')
  await click(await studio.find('button', SAVE))
  await studio.sees('已有 120 人报名，请填写 120 到 100000 的整数')
  expect(studio.asked('speechChange')).toEqual([])
  await type(quota, '130')
  await click(await studio.find('button', SAVE))
  // Time and place are unchanged: nobody is notified.
  await studio.sees('已保存，排队的 4 个报名已补上')
  expect(studio.asked('speechChange')).toEqual([
    {
      speech_id: 's1',
      base_revision: 3,
      city_id: 'hz',
      title: '年末策略会',
      enrol_from: '2026-11-01T00:00:00.000Z',
      start_at: '2026-12-05T06:00:00.000Z',
      end_at: '2026-12-05T08:00:00.000Z',
      venue: '西湖厅',
      address: '湖滨路 1 号',
      staff_id: 7,
      quota: 130,
    },
  ])
})

test('another place warns of who will be told, and a colleague’s change is not overwritten', async () => {
  await using studio = await openTours({ speechChange: refusal('conflict') }, SPEECHES)
  await click(await studio.find('button', '修改 年末策略会'))
  await type(await studio.find('field', '场地'), '钱塘厅')
  await click(await studio.find('button', SAVE))
  await studio.sees('已报名的 120 人会收到变更通知。')
  expect(studio.asked('speechChange')).toEqual([])
  await click(await studio.find('button', '保存并通知'))
  await studio.sees('这场讲座刚被同事修改过')
  expect(studio.asked('speechChange')).toMatchObject([{ base_revision: 3, venue: '钱塘厅' }])
})

test('a talk is cancelled with a reason, and how many are told is said before', async () => {
  await using studio = await openTours({ speechCancel: { revision: 4 } }, SPEECHES)
  await click(await studio.find('button', '取消讲座 年末策略会'))
  await studio.sees('已报名的 120 人会收到取消通知')
  await click(await studio.find('button', '取消讲座'))
  await studio.sees('请写明理由，至少 2 个字')
  expect(studio.asked('speechCancel')).toEqual([])
  await type(await studio.find('field', '原因'), '主讲人临时有事')
  await click(await studio.find('button', '取消讲座'))
  await studio.sees('讲座已取消，将通知已报名的 120 人')
  expect(studio.asked('speechCancel')).toEqual([
    { speech_id: 's1', base_revision: 3, reason: '主讲人临时有事' },
  ])
})

test('who gives a talk is added on the way, and chosen', async () => {
  await using studio = await openTours({ speakerSave: {} }, SPEECHES)
  await click(await studio.find('button', '新建讲座'))
  await click(await studio.find('button', '添加主讲人'))
  await type(await studio.find('field', '工号'), '12')
  await type(await studio.find('field', '姓名'), '李四')
  await click(await studio.find('button', /^添\s*加$/))
  await studio.until(() => allOf('field', '工号').length === 0)
  expect(studio.asked('speakerSave')).toEqual([{ staff_id: 12, name: '李四', adviser_no: '', is_new: true }])
  await studio.sees('李四')
  expect(studio.asked('speechCreate')).toEqual([])
})
