import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, createTestStudio, press, type } from '../../../testing'
import { speech, tour } from '../testing/tour-samples'
import type { EnrolmentRow } from './enrolment-rows'

const taken: EnrolmentRow = {
  enroll_no: 'E10000001',
  speech_id: 's1',
  speech_title: '年末策略会',
  city: '杭州',
  start_at: '2096-12-05T06:00:00Z',
  name: '陈女士',
  handset: '138****8000',
  people_num: 2,
  state: 'taken',
  place_in_line: null,
  ticket_no: 'T20000001',
  entered_at: null,
  by_sms: true,
  page_code: null,
  created_at: '2026-11-20T02:02:03Z',
}
const waiting: EnrolmentRow = {
  ...taken,
  enroll_no: 'E10000002',
  name: '赵先生',
  state: 'waiting',
  place_in_line: 3,
  ticket_no: '',
}
const entered: EnrolmentRow = {
  ...taken,
  enroll_no: 'E10000003',
  name: '钱先生',
  entered_at: '2096-12-05T05:40:00Z',
}

const begun: EnrolmentRow = {
  ...taken,
  enroll_no: 'E10000004',
  name: '孙女士',
  start_at: '2026-11-01T06:00:00Z',
}

const openEnrolments = (
  answers: Answers = {},
  at = '/enrolments',
  roles: ['operator' | 'auditor'] = ['operator'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      tourRows: { list: [tour] },
      speechRows: { list: [speech], next: null },
      enrolmentList: { list: [taken, waiting, entered], next: null },
      ...answers,
    },
  })

test('enrolments say where they stand, and the talk of an address narrows them down', async () => {
  await using studio = await openEnrolments({}, '/enrolments?tour_id=2026&speech_id=s1')
  await studio.sees('陈女士', '138****8000', '杭州 · 2096-12-05 14:00', '2 人', 'T20000001', '未入场')
  await studio.sees('排队中', '第 3 位', '2096-12-05 13:40')
  expect(studio.asked('enrolmentList')).toEqual([{ tour_id: '2026', speech_id: 's1', limit: 50 }])
  await choose(await studio.find('combobox', '入场'), '已入场')
  await studio.until(() => studio.asked('enrolmentList').at(-1)?.entered === 'yes')
  expect(studio.address()).toBe('/enrolments?tour_id=2026&speech_id=s1&entered=yes')
})

test('a whole phone or a number finds enrolments, and stands in no address', async () => {
  await using studio = await openEnrolments({ enrolmentFind: { list: [waiting] } })
  const field = await studio.find('field', '手机号、报名号或门票号')
  await type(field, '138 0013 8000')
  await press(field, 'Enter')
  await studio.sees('找到 1 条报名')
  await studio.misses('陈女士')
  await click(await studio.find('button', '显示全部报名'))
  await studio.sees('陈女士')
  await type(field, 'T20000001')
  await press(field, 'Enter')
  await studio.sees('找到 1 条报名')
  expect(studio.asked('enrolmentFind')).toEqual([{ handset: '13800138000' }, { number: 'T20000001' }])
  expect(studio.address()).toBe('/enrolments')
})

test('a place is given back with a reason, also one that was searched for; who has come keeps theirs, and once the talk has begun all do', async () => {
  await using studio = await openEnrolments({
    enrolmentFind: { list: [taken, entered, begun] },
    enrolmentCancel: {},
  })
  const field = await studio.find('field', '手机号、报名号或门票号')
  await type(field, '13800138000')
  await press(field, 'Enter')
  await studio.sees('找到 3 条报名')
  expect(allOf('button', '取消 钱先生 的报名')).toEqual([])
  expect(allOf('button', '取消 孙女士 的报名')).toEqual([])
  await click(await studio.find('button', '取消 陈女士 的报名'))
  await type(await studio.find('field', '原因'), '本人来电取消')
  await click(await studio.find('button', '取消报名'))
  await studio.sees('已取消报名', '已取消')
  expect(studio.asked('enrolmentCancel')).toEqual([{ enroll_no: 'E10000001', reason: '本人来电取消' }])
  expect(allOf('button', '取消 陈女士 的报名')).toEqual([])
})

test('what the list is narrowed to is exported, with whole phones where they are wanted', async () => {
  await using studio = await openEnrolments(
    { enrolmentExport: { name: '报名.csv', text: 'enroll_no' } },
    '/enrolments?tour_id=2026&speech_id=s1&state=taken',
  )
  await studio.sees('陈女士')
  await click(await studio.find('button', /^导\s*出$/))
  await studio.sees('讲座“年末策略会”的报名，已报名')
  const dialog = await studio.find('dialog')
  await click(await studio.find('radio', 'CSV', dialog))
  await click(await studio.find('checkbox', '包含完整手机号', dialog))
  await type(await studio.find('field', '导出理由', dialog), '现场签到名单')
  await click(await studio.find('button', /^导\s*出$/, dialog))
  await studio.sees('已导出 报名.csv')
  expect(studio.asked('enrolmentExport')).toEqual([
    {
      filter: { tour_id: '2026', speech_id: 's1', state: 'taken' },
      format: 'csv',
      with_handsets: true,
      reason: '现场签到名单',
    },
  ])
})

test('who may only read looks for no phone, exports nothing and gives nothing back', async () => {
  await using studio = await openEnrolments({}, '/enrolments', ['auditor'])
  await studio.sees('陈女士')
  for (const name of [/^导\s*出$/, '取消 陈女士 的报名', '取消 赵先生 的报名'])
    expect(allOf('button', name)).toEqual([])
  expect(allOf('field', '手机号、报名号或门票号')).toEqual([])
})
