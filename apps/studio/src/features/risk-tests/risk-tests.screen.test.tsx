import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  press,
  refusal,
  textOf,
  type,
} from '../../testing'

type Test = Answer<'riskTestList'>['list'][number]
type Version = Answer<'questionnaireList'>['list'][number]

const taken = (change: Partial<Test> = {}): Test => ({
  id: 5,
  uid: 7,
  handset: '138****8000',
  version: 2,
  points: 71,
  risk_level: 'C3',
  is_lowest: false,
  is_raised: false,
  is_valid: true,
  created_at: '2026-11-20T02:02:03Z',
  valid_until: '2027-11-20T02:02:03Z',
  ...change,
})

const version = (change: Partial<Version> = {}): Version => ({
  version: 2,
  state: 'live',
  title: '投资者风险承受能力测评',
  questions: 12,
  tests: 30,
  updated_at: '2026-11-01T02:00:00Z',
  published_at: '2026-11-01T02:00:00Z',
  published_by: '王芳',
  ...change,
})

const summary: Answer<'riskTestSummary'> = {
  levels: [
    { risk_level: 'C1', count: 4 },
    { risk_level: 'C2', count: 6 },
    { risk_level: 'C3', count: 9 },
    { risk_level: 'C4', count: 3 },
    { risk_level: 'C5', count: 1 },
  ],
  lowest: 2,
  live_version: 2,
}

const openTests = (answers: Answers = {}, at = '/risk-tests', roles = ['compliance'] as const) =>
  createTestStudio({
    at,
    roles,
    answers: {
      riskTestSummary: summary,
      riskTestList: { list: [taken()], next: null },
      questionnaireList: { list: [version()], next: null },
      ...answers,
    },
  })

test('a test is a line with its level, below how many there are of each', async () => {
  const list = [
    taken({ is_raised: true }),
    taken({ id: 4, risk_level: 'C1', is_lowest: true, is_valid: false }),
  ]
  await using studio = await openTests({ riskTestList: { list, next: null } })
  await studio.sees('合规', '各等级客户数', /C3 稳健型\s+9 人/, '其中最低类别 2 人')
  await studio.sees(
    '138****8000',
    '第 2 版',
    '2026-11-20 10:02',
    '一天内上调',
    'C1 保守型 · 最低类别',
    '已过期',
  )
})

test('what narrows the list stands in the address, and is asked for', async () => {
  await using studio = await openTests({}, '/risk-tests?raised=1&from=2026-11-01')
  await studio.sees('138****8000')
  await choose(await studio.find('combobox', '等级'), 'C4 积极型')
  await studio.until(() => studio.asked('riskTestList').length === 2)
  expect(studio.asked('riskTestList')).toEqual([
    { raised: '1', from: '2026-11-01', limit: 50 },
    { raised: '1', from: '2026-11-01', risk_level: 'C4', limit: 50 },
  ])
  expect(studio.address()).toBe('/risk-tests?risk_level=C4&raised=1&from=2026-11-01')
})

test('a phone is looked for by a call of its own, and stands in no address', async () => {
  await using studio = await openTests({ riskTestFind: { uid: 7, tests: 1 } })
  const field = await studio.find('field', '客户手机号')
  await type(field, '138 1234 5678')
  await studio.sees('查找会记入审计')
  await press(field, 'Enter')
  await studio.sees('只显示客户 7 的测评。')
  expect(studio.asked('riskTestFind')).toEqual([{ handset: '13812345678' }])
  expect(studio.address()).toBe('/risk-tests?uid=7')
})

test('an auditor reads, and neither looks for phones nor writes', async () => {
  await using studio = await createTestStudio({
    at: '/risk-tests?view=versions',
    roles: ['auditor'],
    answers: { riskTestSummary: summary, questionnaireList: { list: [version()], next: null } },
  })
  await studio.sees('投资者风险承受能力测评', '使用中', '王芳')
  expect(allOf('button').map(textOf)).not.toContain('新建版本')
})

test('a line opens with every answer and what was decided by it', async () => {
  await using studio = await openTests(
    {
      riskTestDetail: {
        test: taken(),
        title: '投资者风险承受能力测评',
        answers: [{ question: '您最多能承受多大的亏损？', option: '10% 以内', points: 3 }],
        ip: '203.0.113.7',
        ua: 'Mozilla/5.0',
        checks: [
          {
            id: 1,
            product: '短线王投顾服务',
            product_risk: 'R4',
            outcome: 'mismatch',
            created_at: '2026-11-21T02:00:00Z',
          },
        ],
      },
    },
    '/risk-tests',
  )
  await click(await studio.find('button', '138****8000'))
  await studio.sees('测评详情', '您最多能承受多大的亏损？', '10% 以内', '3 分')
  await studio.sees('短线王投顾服务（R4）', '不匹配，已拒绝', '203.0.113.7')
  expect(studio.address()).toBe('/risk-tests?test=5')
})

test('where no questionnaire is published, that is said, and one may begin with the sample', async () => {
  await using studio = await openTests({
    riskTestSummary: { ...summary, live_version: null },
    riskTestList: { list: [], next: null },
    questionnaireList: { list: [], next: null },
    questionnaireDraft: { version: 1 },
    questionnaireDetail: refusal('notFound'),
  })
  await studio.sees('还没有发布问卷', '需要测评的产品也不能购买', '还没有客户做过测评')
  await click(await studio.find('button', '去编写问卷'))
  await click(await studio.find('button', '以示例问卷开始'))
  await studio.until(() => studio.address() === '/risk-tests/questionnaires/1')
  expect(studio.asked('questionnaireDraft')).toEqual([{ from: 'sample' }])
})

test('while there is a draft no other one is begun', async () => {
  const draft = version({ version: 3, state: 'draft', title: '', published_at: null, published_by: '' })
  await using studio = await openTests(
    { questionnaireList: { list: [draft, version()], next: null } },
    '/risk-tests?view=versions',
  )
  await studio.sees('第 3 版', '未命名问卷', '草稿', '未发布')
  expect(allOf('button').map(textOf)).not.toContain('新建版本')
})

test('the next version begins with the one that is live', async () => {
  await using studio = await openTests(
    { questionnaireDraft: refusal('alreadyExists') },
    '/risk-tests?view=versions',
  )
  await click(await studio.find('button', '新建版本'))
  await studio.sees('已经有一份草稿，请先发布或删除它。')
  expect(studio.asked('questionnaireDraft')).toEqual([{ from: 'live' }])
})
