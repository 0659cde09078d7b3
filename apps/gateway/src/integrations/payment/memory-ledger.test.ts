import { expect, test } from 'vitest'
import { createMemoryLedger } from './memory-ledger'
import type { SandboxTrade } from './sandbox-ledger'

const TRADE: SandboxTrade = {
  supplier: 'wechat',
  outTradeNo: 'order-0001',
  way: 'wx_native',
  amount: 100,
  subject: '课程',
  notifyUrl: 'https://pages.example.com/notify',
  expiresAt: new Date('2026-11-24T04:30:00Z'),
  status: 'open',
  refunds: [],
}

const PAID = { ...TRADE, status: 'paid', paidAt: new Date('2026-11-24T15:59:59Z') } as const

test('a trade is written down once, and each supplier has its own', async () => {
  const ledger = createMemoryLedger()
  expect(await ledger.open(TRADE)).toEqual(TRADE)
  expect(await ledger.open({ ...TRADE, amount: 1 })).toEqual(TRADE)
  expect(await ledger.find('wechat', 'order-0001')).toEqual(TRADE)
  expect(await ledger.find('alipay', 'order-0001')).toBeUndefined()
})

test('what it gives out is a copy', async () => {
  const ledger = createMemoryLedger()
  const trade = await ledger.open(TRADE)
  trade.amount = 1
  expect(await ledger.find('wechat', 'order-0001')).toEqual(TRADE)
})

test('a trade is changed, and one that is not there is not', async () => {
  const ledger = createMemoryLedger()
  await ledger.open(TRADE)
  expect(await ledger.change('wechat', 'order-0001', () => PAID)).toEqual(PAID)
  expect(await ledger.find('wechat', 'order-0001')).toEqual(PAID)
  expect(await ledger.change('wechat', 'order-0002', () => PAID)).toBeUndefined()
})

test('a day of China has what was paid and what was sent back on it', async () => {
  const ledger = createMemoryLedger()
  const refund = {
    outRefundNo: 'refund-1',
    refundId: '5030',
    amount: 1,
    notifyUrl: '',
    status: 'refunded',
  } as const
  const trade = { ...PAID, refunds: [{ ...refund, refundedAt: new Date('2026-11-25T16:00:00Z') }] }
  await ledger.open(trade)
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  const found = await Promise.all(days.map((day) => ledger.onDay('wechat', day)))
  expect(found).toEqual([[], [trade], [], [trade]])
  expect(await ledger.findByRefund('wechat', 'refund-1')).toEqual(trade)
  expect(await ledger.findByRefund('wechat', 'refund-2')).toBeUndefined()
})
