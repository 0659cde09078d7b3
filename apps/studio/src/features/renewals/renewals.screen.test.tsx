import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { type Answers, click, createTestStudio } from '../../testing'

const summary: Answer<'renewalSummary'> = {
  products: [{ shop_product_id: 1194, name: '短线王投顾服务', soon: 12, ended: 3 }],
  reminders: [
    { kind: 'expiring', page_code: 'course', shown: 40, paid: 10 },
    { kind: 'coupon', page_code: 'course', shown: 3, paid: 0 },
  ],
}

const openRenewals = (answers: Answers = {}) =>
  createTestStudio({ at: '/renewals', roles: ['operator'], answers: { renewalSummary: summary, ...answers } })

test('what ends stands by product, and reminders with what came of them', async () => {
  await using studio = await openRenewals()
  await studio.sees('短线王投顾服务', '12 人', '3 人', '服务即将到期', '25%', '优惠券可用', '0%')
  expect(studio.asked('renewalSummary')).toEqual([{ days: 30 }])
  await click(await studio.find('radio', '最近 7 天'))
  await studio.until(() => studio.asked('renewalSummary').length === 2)
  expect(studio.asked('renewalSummary')[1]).toEqual({ days: 7 })
})

test('where nothing ends and nobody was reminded it says so', async () => {
  await using studio = await openRenewals({ renewalSummary: { products: [], reminders: [] } })
  await studio.sees('前后 30 天内没有服务到期。', '这段时间没有提醒过客户。')
})
