import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { type Answers, allOf, choose, click, createTestStudio, refusal, textOf, type } from '../../testing'

type Row = Answer<'surveyAnswerList'>['list'][number]

const row = (id: number, change: Partial<Row> = {}): Row => ({
  id,
  page_code: 'feedback',
  page_title: '课后反馈',
  block_id: 'form-1',
  version: 3,
  answers: [
    { id: 'a', label: '课程打几分？', text: '5', is_personal: false },
    { id: 'b', label: '联系电话', text: '138****8000', is_personal: true },
  ],
  created_at: '2026-11-20T01:02:03Z',
  ...change,
})

const form = {
  page_code: 'feedback',
  page_title: '课后反馈',
  block_id: 'form-1',
  count: 12,
  last_at: '2026-11-20T01:02:03Z',
}

const openSurveys = (answers: Answers = {}, at = '/surveys') =>
  createTestStudio({
    at,
    roles: ['operator'],
    answers: {
      surveyFormList: { list: [form] },
      surveyAnswerList: { list: [row(7)], next: null },
      ...answers,
    },
  })

test('what was answered stands in a line, masked, and is narrowed by form', async () => {
  await using studio = await openSurveys()
  await studio.sees('2026-11-20 09:02', '课后反馈', /课程打几分？ 5\s+联系电话 138\*{4}8000/)
  await choose(await studio.find('combobox', '全部表单'), '课后反馈（12 份）')
  await studio.until(() => studio.address() === '/surveys?page_code=feedback&block_id=form-1')
  await studio.until(() => studio.asked('surveyAnswerList').at(-1)?.block_id === 'form-1')
})

test.each([
  ['/surveys', /还没有人提交表单/],
  ['/surveys?page_code=feedback&block_id=form-1', '没有符合条件的答卷'],
])('at %s, where there is nothing, that is said', async (at, said) => {
  await using studio = await openSurveys({ surveyAnswerList: { list: [], next: null } }, at)
  await studio.sees(said)
})

test('what is personal is shown whole to who says why, and hidden again by a press', async () => {
  await using studio = await openSurveys({ surveyReveal: { answers: [{ id: 'b', text: '13800138000' }] } })
  await click(await studio.find('button', /2026-11-20/))
  await studio.sees('答卷 7', '第 3 版', '138****8000')
  await click(await studio.find('button', '查看个人信息'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('查看理由')))
  await type(await studio.find('field', '查看理由', dialog), '联系报名的访客')
  await click(await studio.find('button', '查看', dialog))
  await studio.sees('13800138000')
  expect(studio.asked('surveyReveal')).toEqual([{ id: 7, reason: '联系报名的访客' }])
  await click(await studio.find('button', /^隐藏/))
  await studio.misses('13800138000')
})

test('a file is listed without its name, and saved by who says why', async () => {
  const file = { id: '2f0c9a4e-6b1d-4a57-9a0e-0d6f0a1b2c3d', kind: 'pdf' as const, bytes: 1_300_000 }
  const answers = [{ id: 'c', label: '资产证明', text: '1 个文件', is_personal: true, files: [file] }]
  await using studio = await openSurveys({
    surveyAnswerList: { list: [row(7, { answers })], next: null },
    surveyFileOpen: { name: '王女士.pdf', text: '%PDF' },
  })
  await click(await studio.find('button', /2026-11-20/))
  await studio.sees('资产证明', '文件 1（PDF，1.2 MB）')
  await click(await studio.find('button', '下载文件 1'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('下载理由')))
  await type(await studio.find('field', '下载理由', dialog), '核对材料')
  await click(await studio.find('button', '下载', dialog))
  await studio.until(() => studio.asked('surveyFileOpen').length === 1)
  expect(studio.asked('surveyFileOpen')).toEqual([{ id: 7, file_id: file.id, reason: '核对材料' }])
  await studio.until(() => allOf('dialog').every((one) => !textOf(one).includes('下载理由')))
})

test('a refusal to show is told in words, and nothing is shown', async () => {
  await using studio = await openSurveys({ surveyReveal: refusal('tooManyRequests') })
  await click(await studio.find('button', /2026-11-20/))
  await click(await studio.find('button', '查看个人信息'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('查看理由')))
  await type(await studio.find('field', '查看理由', dialog), '核对')
  await click(await studio.find('button', '查看', dialog))
  await studio.sees('您查看个人信息的次数已达上限，请稍后再试')
  await studio.misses('13800138000')
})

test('the answers to several forms at once are not exported', async () => {
  await using studio = await openSurveys()
  expect(((await studio.find('button', '导出')) as HTMLButtonElement).disabled).toBe(true)
})

test('the answers to one form are exported by who says why', async () => {
  await using studio = await openSurveys(
    { surveyExport: { name: '表单.xlsx', text: 'PK' } },
    '/surveys?page_code=feedback&block_id=form-1',
  )
  await studio.sees('课后反馈')
  await click(await studio.find('button', '导出'))
  const dialog = await studio.find('dialog')
  await type(await studio.find('field', '导出理由', dialog), '整理名单')
  await click(await studio.find('button', '导出', dialog))
  await studio.until(() => studio.asked('surveyExport').length === 1)
  expect(studio.asked('surveyExport')).toEqual([
    {
      filter: { page_code: 'feedback', block_id: 'form-1' },
      format: 'xlsx',
      with_personal: false,
      reason: '整理名单',
    },
  ])
})
