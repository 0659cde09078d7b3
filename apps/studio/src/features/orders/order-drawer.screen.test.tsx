import type { Role } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { type Answers, allOf, click, createTestStudio, refusal, textOf, type } from '../../testing'

const PID = '202611201002030123456789'

type Detail = Answer<'orderDetail'>
type Told = Detail['events'][number]

const order: Detail['order'] = {
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
}

const told = (kind: Told['kind'], change: Partial<Told> = {}): Told => ({
  at: '2026-11-20T02:02:03Z',
  kind,
  number: '',
  amount: null,
  channel: null,
  supplier: null,
  heard_by: null,
  said: '',
  outcome: '',
  text: '',
  by: '',
  until: null,
  ...change,
})

const detail = (change: Partial<Detail> = {}): Detail => ({
  order,
  price: 198_000,
  discount: 0,
  months: 12,
  expire_at: '2026-11-20T02:32:03Z',
  page_version: 3,
  disclosure: '市场有风险，投资需谨慎。',
  events: [
    told('ordered', { amount: 198_000 }),
    told('attempt', { channel: 'wx_h5', supplier: 'wechat', number: `${PID}T01` }),
    told('heard', { supplier: 'wechat', heard_by: 'notice', said: 'paid', outcome: 'paid' }),
    told('payment', { amount: 198_000, supplier: 'wechat', heard_by: 'notice', number: '4200001' }),
    told('granted', { until: '2027-11-20T02:03:00Z' }),
  ],
  refunds: [],
  refundable: 198_000,
  ...change,
})

const openOrder = (answers: Answers = {}, roles: readonly Role[] = ['operator']) =>
  createTestStudio({
    at: `/orders?order=${PID}`,
    roles,
    answers: {
      orderList: { list: [order], next: null, total: 1, is_total_capped: false },
      orderDetail: detail(),
      ...answers,
    },
  })

test('an order tells what happened to it, what its page said, and what can go back', async () => {
  await using studio = await openOrder()
  await studio.sees('订单详情', '12 个月', '第 3 版', '市场有风险，投资需谨慎。', '可退 ¥1,980.00')
  await studio.sees(
    /下单 ¥1,980\.00/,
    /发起支付 微信 H5 支付/,
    /支付渠道告知：已支付 微信支付 · 通知 · 订单已支付/,
  )
  await studio.sees(/到账 ¥1,980\.00 微信支付 · 通知 · 4200001/, /开通服务 至 2027-11-20 10:03/)
})

test('a part of it is asked back, in yuan, with its amount in words', async () => {
  await using studio = await openOrder({ refundAsk: { out_refund_no: `${PID}R01` } })
  await click(await studio.find('button', '申请退款'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('提交申请')))
  const amount = await studio.find('field', '退款金额（元）', dialog)
  expect((amount as HTMLInputElement).value).toBe('1980.00')
  await type(amount, '1980.01')
  await type(await studio.find('field', '退款原因', dialog), '协商退款')
  await click(await studio.find('button', '提交申请', dialog))
  await studio.sees('不能超过 ¥1,980.00')
  await type(amount, '99.9')
  await studio.sees('玖拾玖元玖角整')
  await click(await studio.find('button', '提交申请', dialog))
  await studio.sees('已申请退款 ¥99.90，等待同事审批')
  expect(studio.asked('refundAsk')).toEqual([
    { pid: PID, amount: 9_990, seen_refundable: 198_000, reason: '协商退款' },
  ])
})

test('what can go back has changed meanwhile: that is said, and nothing asked twice', async () => {
  await using studio = await openOrder({ refundAsk: refusal('conflict') })
  await click(await studio.find('button', '申请退款'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('提交申请')))
  await type(await studio.find('field', '退款原因', dialog), '协商退款')
  await click(await studio.find('button', '提交申请', dialog))
  await studio.sees('可退金额刚刚变了，请关闭后重新打开')
})

test('a release is said although what was pressed is gone before the list is there again', async () => {
  const waiting: Detail['refunds'][number] = {
    out_refund_no: `${PID}R01`,
    pid: PID,
    name: '大盘指数研究课程',
    sku_name: '一年',
    handset: '138****8000',
    supplier: 'wechat',
    amount: 198_000,
    total: 198_000,
    reason: '买错商品',
    kind: 'visitor',
    state: 'asked',
    asked_by: null,
    decided_by: null,
    decided_why: '',
    created_at: '2026-11-20T02:02:03Z',
    decided_at: null,
    refunded_at: null,
  }
  const answers = {
    orderDetail: detail({ refunds: [waiting] }),
    refundDecide: { state: 'released' } as const,
  }
  await using studio = await openOrder(answers, ['finance'])
  const open = await studio.find('button', /^同意退款/)
  open.focus()
  await click(open)
  let answerList = (): void => undefined
  const late = new Promise<Answer<'orderList'>>((resolve) => {
    answerList = () => resolve({ list: [order], next: null, total: 1, is_total_capped: false })
  })
  studio.answer({
    orderDetail: detail({ refunds: [{ ...waiting, state: 'released' }] }),
    orderList: () => late,
  })
  await click(await studio.find('button', '确认退款 ¥1,980.00'))
  await studio.sees('退款中')
  answerList()
  await studio.sees('已同意退款 ¥1,980.00，正在退回')
  await studio.until(() => document.activeElement === document.querySelector('.ant-drawer'))
})

test('who may only read asks for nothing and exports nothing', async () => {
  await using studio = await createTestStudio({
    at: `/orders?order=${PID}`,
    roles: ['auditor'],
    answers: {
      orderList: { list: [order], next: null, total: 1, is_total_capped: false },
      orderDetail: detail(),
    },
  })
  await studio.sees('订单详情', '全部经过')
  const names = allOf('button').map(textOf)
  expect(names.filter((name) => /申请退款|导出/.test(name))).toEqual([])
})

test('an order that there is none of says so', async () => {
  await using studio = await openOrder({ orderDetail: refusal('notFound') })
  await studio.sees('内容不存在或已被删除')
})

test('what the list shows is exported by who says why', async () => {
  await using studio = await createTestStudio({
    at: '/orders?status=1',
    roles: ['finance'],
    answers: {
      orderList: { list: [order], next: null, total: 1, is_total_capped: false },
      orderExport: { name: '订单.xlsx', text: 'PK' },
    },
  })
  await studio.sees(PID)
  await click(await studio.find('button', '导出'))
  const dialog = await studio.find('dialog')
  await studio.sees('已支付', '1 条')
  await type(await studio.find('field', '导出理由', dialog), '月末对账')
  await click(await studio.find('button', '导出', dialog))
  await studio.until(() => studio.asked('orderExport').length === 1)
  expect(studio.asked('orderExport')).toEqual([{ filter: { status: 1 }, format: 'xlsx', reason: '月末对账' }])
})
