import type { RuleExpression } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import { sentenceOf } from './sentence'

test.each<[RuleExpression, string]>([
  [{ all: [] }, '所有登录过的客户'],
  [{ any: [] }, '没有人'],
  [{ tag: 'city', in: ['上海', '北京'] }, '标签“城市”是 上海 或 北京'],
  [{ tag: 'age', at_least: 18, at_most: 60 }, '标签“age”不小于 18、不大于 60'],
  [{ product: 1194, held: 'ended' }, '“短线王”已到期'],
  [{ not: { product: 'any', held: 'ever' } }, '不满足“买过任意商品”'],
  [{ registered_days: { at_most: 7 } }, '注册不超过 7 天'],
  [{ paid_days: { at_least: 30 } }, '最近一次付款已有 30 天以上'],
  [{ lead_days: { at_most: 7 } }, '最近一次提交线索不超过 7 天'],
  [{ visited: { times: 1, days: 30, seconds: 10 } }, '最近 30 天内看过任意页面至少 1 次，每次停留 10 秒以上'],
  [{ visited_days: { at_least: 1, at_most: 3 } }, '最近一次访问在 1 至 3 天前'],
  [
    {
      all: [
        { risk_level: ['C3'] },
        { any: [{ member_of: 'g-1' }, { visited: { page: 'course', times: 2, days: 30 } }] },
      ],
    },
    '风险等级是 C3 稳健型，并且（社群“进阶群”的成员，或者最近 30 天内看过“课程”至少 2 次）',
  ],
  [{ not: { any: [{ member_of: 'a' }, { member_of: 'b' }] } }, '除外：社群“a”的成员，或者社群“b”的成员'],
])('%j is read as %s', (expression, said) => {
  const names = {
    tag: (code: string) => (code === 'city' ? '城市' : code),
    product: () => '短线王',
    page: () => '课程',
    group: (id: string) => (id === 'g-1' ? '进阶群' : id),
  }
  expect(sentenceOf(expression, names)).toBe(said)
})
