import { expect, test } from 'vitest'
import type { Answer } from '../../../state/calls'
import {
  type Answers,
  allOf,
  choose,
  click,
  closeWindow,
  createTestStudio,
  refusal,
  textOf,
  type,
} from '../../../testing'

type Detail = Answer<'questionnaireDetail'>

const question = (question_id: string, text: string) => ({
  question_id,
  text,
  options: [
    { option_id: 'a1', text: '不能', points: 0 },
    { option_id: 'a2', text: '很多', points: 10 },
  ],
})

const draft = (change: Partial<Detail> = {}): Detail => ({
  version: 3,
  state: 'draft',
  title: '风险测评',
  questions: [question('q1', '能承受多少亏损？'), question('q2', '打算投资多久？')],
  bands: [
    { risk_level: 'C1', from: 0, to: 3 },
    { risk_level: 'C2', from: 4, to: 7 },
    { risk_level: 'C3', from: 8, to: 11 },
    { risk_level: 'C4', from: 12, to: 15 },
    { risk_level: 'C5', from: 16, to: 20 },
  ],
  lowest: [[{ question_id: 'q1', option_id: 'a1' }]],
  valid_months: 12,
  per_day: 3,
  revision: 4,
  published_at: null,
  ...change,
})

const openDraft = (answers: Answers = {}, roles: readonly ('compliance' | 'operator')[] = ['compliance']) =>
  createTestStudio({
    at: '/risk-tests/questionnaires/3',
    roles,
    answers: {
      questionnaireDetail: draft(),
      questionnaireSave: { revision: 5 },
      questionnaireList: { list: [], next: null },
      riskTestSummary: { levels: [], lowest: 0, live_version: 2 },
      ...answers,
    },
  })

test('a question is added and written, and what is missing is said until it is there', async () => {
  await using studio = await openDraft()
  await studio.sees('内容完整，可以发布')
  await click(await studio.find('button', '添加题目'))
  await studio.sees('第 3 题：请填写题目', '第 3 题：请填写每个选项的内容')
  expect(await studio.find('button', '发布')).toHaveProperty('disabled', true)
  await type(await studio.find('field', '第 3 题的题目'), '年收入是多少？')
  await type(await studio.find('field', '第 3 题的选项 1'), '10 万元以下')
  await type(await studio.find('field', '第 3 题的选项 2'), '10 万元以上')
  await studio.sees('内容完整，可以发布')
  await click(await studio.find('button', '保存草稿'))
  await studio.sees('草稿已保存')
  const [sent] = studio.asked('questionnaireSave')
  expect(sent).toMatchObject({ version: 3, base_revision: 4 })
  expect(sent?.questions[2]).toEqual({
    question_id: 'q3',
    text: '年收入是多少？',
    options: [
      { option_id: 'a1', text: '10 万元以下', points: 0 },
      { option_id: 'a2', text: '10 万元以上', points: 0 },
    ],
  })
})

test('questions and options change places, and points are weighed against the bands at once', async () => {
  await using studio = await openDraft()
  await type(await studio.find('field', '第 2 题选项 2 的分值'), '15')
  await studio.sees('最高可得 25 分，C5 应到 25 分或更高为止')
  await type(await studio.find('field', 'C5 结束分'), '25')
  await studio.sees('可得 0–25 分，全部有对应的等级，没有空缺和重叠')
  await click(await studio.find('button', '上移第 2 题'))
  await click(await studio.find('button', '上移第 1 题的选项 2'))
  await click(await studio.find('button', '保存草稿'))
  await studio.sees('草稿已保存')
  expect(studio.asked('questionnaireSave')[0]?.questions).toMatchObject([
    { question_id: 'q2', options: [{ points: 15 }, { points: 0 }] },
    { question_id: 'q1', options: [{ points: 0 }, { points: 10 }] },
  ])
})

test('bands with a gap or an overlap are told while they are typed, and can be spread evenly', async () => {
  await using studio = await openDraft()
  await type(await studio.find('field', 'C2 起始分'), '5')
  await studio.sees('C1 与 C2 的分值区间之间有空缺：4–4 分不属于任何一档')
  await type(await studio.find('field', 'C2 起始分'), '3')
  await studio.sees('C1 与 C2 的分值区间重叠：3–3 分同时属于两档')
  await click(await studio.find('button', '平均分配'))
  await studio.sees('可得 0–20 分，全部有对应的等级，没有空缺和重叠')
})

test('a condition of the weakest type is made of answers', async () => {
  await using studio = await openDraft()
  await click(await studio.find('button', '添加条件'))
  await choose(await studio.find('combobox', '条件 2 第 1 项的题目'), '打算投资多久？')
  await choose(await studio.find('combobox', '条件 2 第 1 项的选项'), '不能')
  await click(await studio.find('button', '保存草稿'))
  await studio.sees('草稿已保存')
  expect(studio.asked('questionnaireSave')[0]?.lowest).toEqual([
    [{ question_id: 'q1', option_id: 'a1' }],
    [{ question_id: 'q2', option_id: 'a1' }],
  ])
})

test('the preview says what answers come to', async () => {
  await using studio = await openDraft()
  await click(await studio.find('button', '预览'))
  await studio.sees('还有 2 题未作答')
  const choice = (name: string, at: number) =>
    document.querySelectorAll<HTMLElement>('.ant-drawer input[type=radio]')[at] ?? name
  for (const at of [1, 3]) await click(choice('选项', at) as HTMLElement)
  await studio.sees('结果：C5 激进型，20 分')
  await click(choice('选项', 0) as HTMLElement)
  await studio.sees('结果：C1 保守型 · 最低类别，10 分')
})

test('a draft is saved and published in one, after a question', async () => {
  await using studio = await openDraft({ questionnairePublish: { version: 3 } })
  await type(await studio.find('field', '问卷名称'), '新的测评')
  await click(await studio.find('button', '发布'))
  const dialog = await studio.find('dialog')
  expect(textOf(dialog)).toContain('共 2 题，得分 0–20 分')
  await click(await studio.find('button', '确认发布', dialog))
  await studio.sees('第 3 版已发布')
  await studio.until(() => studio.address() === '/risk-tests?view=versions')
  expect(studio.asked('questionnaireSave')).toMatchObject([{ title: '新的测评', base_revision: 4 }])
  expect(studio.asked('questionnairePublish')).toEqual([{ version: 3, base_revision: 5 }])
})

test('what a colleague has saved meanwhile is not overwritten', async () => {
  await using studio = await openDraft({ questionnaireSave: refusal('conflict') })
  await type(await studio.find('field', '问卷名称'), '新的测评')
  await click(await studio.find('button', '保存草稿'))
  await studio.sees('这份草稿刚刚被其他同事修改过，请刷新页面后重新编辑。')
  expect(closeWindow()).toBe(true)
})

test('what is not saved is asked about before it is lost, and a draft is thrown away after a question', async () => {
  await using studio = await openDraft({ questionnaireDrop: {} })
  expect(closeWindow()).toBe(false)
  await type(await studio.find('field', '问卷名称'), '新的测评')
  await click(await studio.find('link', '返回问卷版本'))
  await studio.sees('草稿还没有保存')
  await click(await studio.find('button', '继续编辑'))
  expect(studio.address()).toBe('/risk-tests/questionnaires/3')
  await click(await studio.find('button', '删除草稿'))
  const dialog = await studio.until(() =>
    allOf('dialog').find((one) => textOf(one).includes('删除这份草稿？')),
  )
  await click(await studio.find('button', '删除草稿', dialog))
  await studio.until(() => studio.address() === '/risk-tests?view=versions')
  expect(studio.asked('questionnaireDrop')).toEqual([{ version: 3, base_revision: 4 }])
})

test('a version that was published is read, with its points and what makes the weakest type', async () => {
  await using studio = await openDraft({
    questionnaireDetail: draft({ state: 'live', published_at: '2026-11-20T00:00:00Z' }),
  })
  await studio.sees('这一版已经发布，只能查看。', '能承受多少亏损？', '10 分', '用于最低类别', '16–20')
  expect(allOf('button').map(textOf)).not.toContain('发布')
})

test('who may not write reads a draft as well', async () => {
  await using studio = await openDraft({}, ['operator'])
  await studio.sees('能承受多少亏损？', '草稿')
  expect(allOf('field')).toEqual([])
})
