import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { allOf, click, createTestStudio, textOf } from '../../testing'

const PID = '202611201002030123456789'

type Detail = Answer<'orderDetail'>

const order: Detail['order'] = {
  pid: PID,
  uid: 7,
  handset: '138****8000',
  shop_product_id: 1191,
  name: 'Index course',
  sku_name: 'One year',
  status: 1,
  payable: 198_000,
  paid: 198_000,
  refunded: 0,
  is_refund_waiting: false,
  page_code: 'course',
  page_title: 'Course',
  created_at: '2026-11-20T02:02:03Z',
  paid_at: '2026-11-20T02:03:00Z',
}

const told: Detail['events'][number] = {
  at: '2026-11-20T02:02:03Z',
  kind: 'heard',
  number: '4200001',
  amount: null,
  channel: null,
  supplier: 'wechat',
  heard_by: 'notice',
  said: 'paid',
  outcome: 'paid',
  text: '',
  by: '',
  until: null,
}

const detail: Detail = {
  order,
  price: 198_000,
  discount: 0,
  months: 12,
  expire_at: '2026-11-20T02:32:03Z',
  page_version: 3,
  disclosure: null,
  events: [told],
  refunds: [],
  refundable: 198_000,
}

test('an order and what is asked back of it are told in English', async () => {
  await using studio = await createTestStudio({
    at: `/orders?order=${PID}`,
    roles: ['operator'],
    answers: {
      orderList: { list: [order], next: null, total: 1, is_total_capped: false },
      orderDetail: detail,
    },
  })
  await studio.sees('12 months', 'version 3', '¥1,980.00 can be refunded')
  await studio.sees(/Supplier says: paid WeChat Pay · notice · order paid · 4200001/)
  await click(await studio.find('button', 'Ask for a refund'))
  await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('Ask for refund')))
  await studio.sees('In words: one thousand nine hundred and eighty yuan')
  // The logged-in member has a Chinese name.
  expect(
    textOf()
      .replaceAll('王芳', '')
      .match(/[\u4e00-\u9fff]+/g) ?? [],
  ).toEqual([])
})
