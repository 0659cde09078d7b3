import { expect, test } from 'vitest'
import { evenBands, pointRange, problemsOfQuestionnaire } from './problems-of-questionnaire'
import type { Questionnaire } from './questionnaire'

const questions = [
  {
    question_id: 'q1',
    text: '能承受多少亏损？',
    options: [
      { option_id: 'a', text: '不能', points: 1 },
      { option_id: 'b', text: '很多', points: 20 },
    ],
  },
]

const whole: Questionnaire = { title: '测评', questions, bands: evenBands(questions), lowest: [] }

/** The bands with the end of one of them moved. */
const moved = (index: number, change: { from?: number; to?: number }) =>
  whole.bands.map((band, at) => (at === index ? { ...band, ...change } : band))

test('a whole questionnaire has no problem, and even bands have all points once', () => {
  expect(problemsOfQuestionnaire(whole)).toEqual([])
  expect(pointRange(questions)).toEqual({ least: 1, most: 20 })
  expect(whole.bands.map(({ from, to }) => [from, to])).toEqual([
    [1, 4],
    [5, 8],
    [9, 12],
    [13, 16],
    [17, 20],
  ])
})

test.each<[string, Partial<Questionnaire>]>([
  ['请填写问卷名称', { title: ' ' }],
  ['请至少添加一道题', { questions: [] }],
  [
    '第 1 题：请填写题目',
    { questions: [{ question_id: 'q1', text: '', options: questions[0]?.options ?? [] }] },
  ],
  [
    '第 1 题：请至少添加两个选项',
    { questions: [{ question_id: 'q1', text: '题', options: [{ option_id: 'a', text: '是', points: 1 }] }] },
  ],
  [
    '第 1 题：有两个选项的内容相同',
    {
      questions: [
        {
          question_id: 'q1',
          text: '题',
          options: [
            { option_id: 'a', text: '是', points: 1 },
            { option_id: 'b', text: '是 ', points: 20 },
          ],
        },
      ],
    },
  ],
  ['有两道题的编号相同', { questions: [...questions, ...questions], bands: moved(4, { to: 40 }) }],
  ['C1 与 C2 的分值区间之间有空缺：4–4 分不属于任何一档', { bands: moved(0, { to: 3 }) }],
  ['C2 与 C3 的分值区间重叠：8–8 分同时属于两档', { bands: moved(2, { from: 8 }) }],
  ['C3 的分值区间：起始分不能大于结束分', { bands: moved(2, { from: 12, to: 11 }) }],
  ['最低可得 1 分，C1 应从 1 分或更低开始', { bands: moved(0, { from: 2 }) }],
  ['最高可得 20 分，C5 应到 20 分或更高为止', { bands: moved(4, { to: 19 }) }],
  ['分值区间必须从 C1 到 C5 各一个', { bands: whole.bands.slice(1) }],
  ['最低类别条件 1：请至少选择一个选项', { lowest: [[]] }],
  ['最低类别条件 1：所选的题目或选项已经不在问卷里', { lowest: [[{ question_id: 'q1', option_id: 'z' }]] }],
  [
    '最低类别条件 1：同一道题只能选一个选项',
    {
      lowest: [
        [
          { question_id: 'q1', option_id: 'a' },
          { question_id: 'q1', option_id: 'b' },
        ],
      ],
    },
  ],
])('%s', (problem, change) => {
  expect(problemsOfQuestionnaire({ ...whole, ...change })).toContain(problem)
})
