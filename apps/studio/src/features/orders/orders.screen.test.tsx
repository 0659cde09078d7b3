import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { type Answers, click, createTestStudio, press, refusal, type } from '../../testing'

type Row = Answer<'orderList'>['list'][number]

const PID = '202611201002030123456789'

const row = (change: Partial<Row> = {}): Row => ({
  pid: PID,
  uid: 7,
  handset: '138****8000',
  shop_product_id: 1191,
  name: '大盘指数研究课程',
  sku_name: '一年',
  status: 1,
  payable: 198_000,
  paid: 198_000,
  refunded: 0,
  is_refund_waiting: false,
  page_code: 'course',
  page_title: '课程页',
  created_at: '2026-11-20T02:02:03Z',
  paid_at: '2026-11-20T02:03:00Z',
  ...change,
})

const listOf = (...list: Row[]): Answer<'orderList'> => ({
  list,
  next: null,
  total: list.length,
  is_total_capped: false,
})

const openOrders = (answers: Answers = {}, at = '/orders', roles = ['operator'] as const) =>
  createTestStudio({ at, roles, answers: { orderList: listOf(row()), ...answers } })

test('an order stands in a line, with what has come and what has gone back', async () => {
  await using studio = await openOrders({
    orderList: listOf(row({ refunded: 50_000, is_refund_waiting: true })),
  })
  await studio.sees('共 1 笔订单', PID, '大盘指数研究课程', '138****8000', '已支付', '退款待审批')
  await studio.sees('¥1,980.00', '¥500.00', '课程页', '2026-11-20 10:02')
})

test('what narrows the list stands in the address, and is asked for', async () => {
  await using studio = await openOrders({}, '/orders?status=1&from=2026-11-01&number=13812345678')
  await studio.sees(PID)
  // A phone number that somebody put into the URL is not searched for.
  expect(studio.asked('orderList')).toEqual([{ status: 1, from: '2026-11-01', limit: 50 }])
})

test.each([
  ['/orders', /还没有订单/],
  ['/orders?status=3', /没有符合条件的订单/],
])('at %s, where there is nothing, that is said', async (at, said) => {
  await using studio = await openOrders({ orderList: listOf() }, at)
  await studio.sees(said)
})

test('what could not be read is told, and asked for again', async () => {
  await using studio = await openOrders({ orderList: refusal('serverError') })
  const retry = await studio.find('button', '重试')
  studio.answer({ orderList: listOf(row()) })
  await click(retry)
  await studio.sees(PID)
})

test('a phone is looked for by a call of its own, and stands in no address', async () => {
  await using studio = await openOrders({ orderFind: { uid: 7, orders: 1 } })
  const field = await studio.find('field', '订单号、交易号、手机号')
  await type(field, '138 1234 5678')
  await studio.sees('按回车查找这个手机号，查找会记入审计。')
  await press(field, 'Enter')
  await studio.sees('只显示买家 7 的订单。')
  expect(studio.asked('orderFind')).toEqual([{ handset: '13812345678' }])
  expect(studio.address()).toBe('/orders?uid=7')
  expect((field as HTMLInputElement).value).toBe('')
})

test('who may not look for phones is told so, and nothing is asked', async () => {
  await using studio = await createTestStudio({
    at: '/orders',
    roles: ['auditor'],
    answers: { orderList: listOf(row()) },
  })
  const field = await studio.find('field', '订单号、交易号、退款单号')
  await type(field, '13812345678')
  await press(field, 'Enter')
  await studio.sees('为保护客户隐私，不能按手机号查找。')
  expect(studio.asked('orderList')).toHaveLength(1)
})

test('a number finds its order', async () => {
  await using studio = await openOrders()
  const field = await studio.find('field', '订单号、交易号、手机号')
  await type(field, `${PID}R01`)
  await press(field, 'Enter')
  await studio.until(() => studio.asked('orderList').at(-1)?.number === `${PID}R01`)
  expect(studio.address()).toBe(`/orders?number=${PID}R01`)
})
