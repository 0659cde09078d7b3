import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { choose, click, createTestStudio, press, refusal, textOf, type } from '../../testing'

type Row = Answer<'auditList'>['list'][number]

const row = (seq: number, change: Partial<Row> = {}): Row => ({
  seq,
  at: '2026-11-20T01:02:03Z',
  who: 'member:3',
  who_name: '李雷',
  action: 'lead.assign',
  subject: 'lead:42',
  subject_name: '',
  before: null,
  after: null,
  ip: null,
  ...change,
})

const members = { list: [{ member_id: 3, name: '李雷' }] }

test('an auditor reads the log part by part, opens a record and narrows the log by words', async () => {
  await using studio = await createTestStudio({
    at: '/audit?who=member:3',
    roles: ['auditor'],
    answers: {
      auditList: ({ after }) =>
        after === undefined
          ? { list: [row(9, { before: { status: 'new' }, after: { status: 'invalid' } })], next: '9' }
          : { list: [row(8, { subject: 'page:etf', subject_name: 'ETF 训练营' })], next: null },
      memberOptions: members,
    },
  })
  await studio.sees('2026-11-20 09:02:03', '分配线索', '线索 42', '已显示 1 条')
  await click(await studio.find('button', '加载更多'))
  await studio.sees('没有更多了', '页面 ETF 训练营', '已显示 2 条')
  expect(studio.asked('auditList').map(({ who, after }) => [who, after])).toEqual([
    ['member:3', undefined],
    ['member:3', 9],
  ])
  expect((await studio.find('link', '线索 42')).getAttribute('href')).toBe('/studio/leads?lead=42')
  expect((await studio.find('link', '页面 ETF 训练营')).getAttribute('href')).toBe(
    '/studio/pages/etf/versions',
  )

  const [first] = document.querySelectorAll('.ant-table-row-expand-icon')
  await click(first as Element)
  await studio.sees(/状态\n新线索\n无效/)

  await type(await studio.find('field', '对象'), '线索 42')
  await press(await studio.find('field', '对象'), 'Enter')
  await studio.until(() => studio.address() === '/audit?who=member%3A3&subject=lead%3A42')
  await choose(await studio.find('combobox', '操作'), '导出线索')
  await studio.until(() => studio.asked('auditList').at(-1)?.action === 'lead.export')
  await click(await studio.find('button', '清空条件'))
  await studio.until(() => studio.address() === '/audit')
  // Clearing the filter also clears the fields.
  const subject = (await studio.find('field', '对象')) as HTMLInputElement
  await studio.until(() => subject.value === '')
})

test('a program in the address is named, an empty log says what will come, a failure can be tried again', async () => {
  await using studio = await createTestStudio({
    at: '/audit?who=job:retention',
    roles: ['administrator'],
    answers: { auditList: refusal('serverError'), memberOptions: members },
  })
  const alert = await studio.find('alert')
  expect(textOf(alert)).toContain('重试')
  await studio.sees('系统任务 retention')
  studio.answer({ auditList: { list: [], next: null } })
  await click(await studio.find('button', '重试'))
  await studio.sees('没有符合条件的记录。')
})

test('a next part that does not come leaves what is there, and is asked for again', async () => {
  await using studio = await createTestStudio({
    at: '/audit',
    roles: ['auditor'],
    answers: {
      auditList: ({ after }) =>
        after === undefined ? { list: [row(9)], next: '9' } : refusal('serverError'),
      memberOptions: members,
    },
  })
  await click(await studio.find('button', '加载更多'))
  const again = await studio.find('button', '重试')
  await studio.sees('线索 42')
  studio.answer({ auditList: { list: [row(8)], next: null } })
  await click(again)
  await studio.sees('已显示 2 条', '没有更多了')
})
