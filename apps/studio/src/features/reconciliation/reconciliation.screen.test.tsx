import { describe, expect, test } from 'vitest'
import { click, createTestStudio, refusal, textOf, type } from '../../testing'
import type { DayRow, DifferenceRow } from './reconciliation-words'

const day = (change: Partial<DayRow> = {}): DayRow => ({
  key: 'wechat.2026-11-23',
  supplier: 'wechat',
  day: '2026-11-23',
  state: 'open',
  problem: null,
  problem_text: '',
  asked_at: '2026-11-24T02:05:10Z',
  fetched_at: '2026-11-24T02:05:10Z',
  sha256: 'a'.repeat(64),
  lines: 12,
  paid: 2_376_000,
  refunded: 19_800,
  ledger_paid: 2_178_000,
  ledger_refunded: 19_800,
  open: 1,
  settled: 0,
  signed: 0,
  ...change,
})

const difference = (change: Partial<DifferenceRow> = {}): DifferenceRow => ({
  id: 7,
  supplier: 'wechat',
  day: '2026-11-23',
  kind: 'payment_theirs',
  of: 'payment',
  number: '4200202611231234567890123',
  out_trade_no: '202611231200000000000001T01',
  pid: null,
  ours: null,
  theirs: 198_000,
  ours_at: null,
  theirs_at: '2026-11-23T04:00:00Z',
  state: 'open',
  outcome: '',
  reason: '',
  decided_by: null,
  decided_at: null,
  can_settle: true,
  ...change,
})

const lists = {
  billDayList: {
    list: [
      day(),
      day({
        key: 'alipay.2026-11-23',
        supplier: 'alipay',
        fetched_at: null,
        sha256: null,
        problem: 'absent',
        lines: 0,
        paid: 0,
        refunded: 0,
        open: 0,
      }),
    ],
    next: null,
  },
  differenceList: { list: [difference()], total: 1, next: null },
}

describe('the days', () => {
  test('show what both sides come to, and what is left to do, narrowed by the address', async () => {
    await using studio = await createTestStudio({
      at: '/reconciliation?state=open',
      roles: ['auditor'],
      answers: lists,
    })
    await studio.sees('2026-11-23', '微信支付', '未结清', '¥23,760.00', '¥21,780.00', '1 条待处理')
    await studio.sees('支付宝', '等待账单')
    expect(studio.asked('billDayList')).toEqual([{ state: 'open', limit: 30 }])
    await click(await studio.find('button', '清空条件'))
    await studio.until(() => studio.address() === '/reconciliation')
  })

  test('that were never compared say when they will be', async () => {
    await using studio = await createTestStudio({
      at: '/reconciliation',
      roles: ['finance'],
      answers: { billDayList: { list: [], next: null } },
    })
    await studio.sees('还没有账单日。启用支付后，第二天起每天自动对账。')
  })
})

describe('a day', () => {
  test('opens by keyboard, says how far bill and books are apart, and its payment is taken up once it is confirmed', async () => {
    await using studio = await createTestStudio({
      at: '/reconciliation',
      roles: ['finance'],
      answers: lists,
    })
    await click(await studio.find('button', '查看 2026-11-23 微信支付'))
    await studio.until(() => studio.address() === '/reconciliation?day=wechat.2026-11-23')
    await studio.sees(
      '+¥1,980.00',
      '平台有这笔收款，我方没有',
      /平台\n¥1,980.00，2026-11-23 12:00:00\n我方\n无/,
    )
    studio.answer({
      differenceSettle: {
        difference: difference({ state: 'settled', outcome: 'paid', decided_at: '2026-11-24T03:00:00Z' }),
        day: day({ state: 'closed', open: 0, settled: 1 }),
      },
    })
    await click(await studio.find('button', '补记这笔收款'))
    await studio.sees('补记这笔收款？', /会转入待退款/)
    expect(studio.asked('differenceSettle')).toEqual([])
    studio.answer({
      differenceList: {
        list: [
          difference({
            state: 'settled',
            outcome: 'paid',
            decided_by: '王芳',
            decided_at: '2026-11-24T03:00:00Z',
            can_settle: false,
          }),
        ],
        total: 1,
        next: null,
      },
    })
    await click(await studio.find('button', /确\s*定/))
    await studio.sees('已补记，订单已支付，权益已开通', '王芳 2026-11-24 11:00', '差异已处理')
    expect(studio.asked('differenceSettle')).toEqual([{ id: 7 }])
  })

  test('keeps a difference that its supplier does not explain, and takes a signature with a reason', async () => {
    await using studio = await createTestStudio({
      at: '/reconciliation?day=wechat.2026-11-23',
      roles: ['finance'],
      answers: { ...lists, differenceSettle: refusal('differenceStays') },
    })
    await click(await studio.find('button', '补记这笔收款'))
    await click(await studio.find('button', /确\s*定/))
    await studio.sees('平台的记录与订单对不上，无法自动处理，请核实后签署')
    await click(await studio.find('button', /签\s*署/))
    await studio.sees('签署这条差异')
    await click(await studio.find('button', '确认签署'))
    await studio.sees('请写明理由，至少 2 个字')
    expect(studio.asked('differenceSign')).toEqual([])
    studio.answer({ differenceSign: refusal('ownDifference') })
    await type(await studio.find('field', '核实结果与理由'), '线下收款')
    await click(await studio.find('button', '确认签署'))
    await studio.sees('您申请或批准过这笔订单的退款，请由其他同事签署')
    const signed = difference({
      state: 'signed',
      reason: '线下收款',
      decided_by: '王芳',
      decided_at: '2026-11-24T03:00:00Z',
      can_settle: false,
    })
    studio.answer({
      differenceSign: { difference: signed, day: day({ state: 'signed', open: 0, signed: 1 }) },
      differenceList: { list: [signed], total: 1, next: null },
    })
    await click(await studio.find('button', '确认签署'))
    await studio.sees('差异已签署', '签署理由：线下收款')
    expect(studio.asked('differenceSign').at(-1)).toEqual({ id: 7, reason: '线下收款' })
  })

  test('without a bill says why, and asks for it again', async () => {
    const late = day({
      fetched_at: null,
      sha256: null,
      problem: 'unreadable',
      lines: 0,
      paid: 0,
      refunded: 0,
    })
    await using studio = await createTestStudio({
      at: '/reconciliation?day=wechat.2026-11-23',
      roles: ['finance'],
      answers: {
        billDayList: { list: [late], next: null },
        differenceList: {
          list: [
            difference({
              kind: 'bill_late',
              of: 'bill',
              number: '',
              theirs: null,
              theirs_at: null,
              can_settle: false,
            }),
          ],
          total: 1,
          next: null,
        },
        billDayRun: { day: late },
      },
    })
    await studio.sees('账单无法使用', /整份都没有采用/, '账单没有按时拿到')
    await click(await studio.find('button', '重新获取账单'))
    await studio.sees('还没有拿到账单，稍后会自动重试')
    expect(studio.asked('billDayRun')).toEqual([{ supplier: 'wechat', day: '2026-11-23' }])
  })

  test('is only read by an auditor, who may take its differences along', async () => {
    await using studio = await createTestStudio({
      at: '/reconciliation?day=wechat.2026-11-23',
      roles: ['auditor'],
      answers: lists,
    })
    await studio.sees('平台有这笔收款，我方没有')
    expect(textOf()).not.toMatch(/补记这笔收款|重新对账/)
    const drawer = await studio.until(() => document.querySelector('.ant-drawer') ?? undefined)
    await click(await studio.find('button', /导\s*出/, drawer))
    await studio.sees('导出差异', '微信支付，2026-11-23', '1 条')
    expect(studio.asked('differenceList').at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-23' })
  })

  test('that nobody has compared says so', async () => {
    await using studio = await createTestStudio({
      at: '/reconciliation?day=wechat.2026-01-01',
      roles: ['finance'],
      answers: { ...lists, billDayList: { list: [], next: null } },
    })
    await studio.sees('没有这一天的账单记录')
  })
})
