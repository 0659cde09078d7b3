import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeZip } from '../../../spreadsheets/zip'
import { BadBill, type Bill } from '../payment-port'
import { readBill } from './bill'
import { readBillText } from './bill-text'
import { encodeGbk } from './sandbox/encode-gbk'
import { openTestAlipay, PAYMENT } from './testing/open-alipay'

const ACCOUNT = { day: '2026-11-24', sellerId: '2088000000000001' }
const TITLES =
  '支付宝交易号,商户订单号,业务类型,商品名称,完成时间,订单金额（元）,商家实收（元）,退款批次号/请求号,备注'

/** A bill with fewer columns than Alipay's, including those that are read. */
function billText({
  lines = LINES,
  sums = SUMS,
  day = '2026年11月24日',
  account = '20880000000000010156',
} = {}) {
  return [
    '#支付宝业务明细查询',
    `#账号：[${account}]`,
    `#起始日期：[${day} 00:00:00]   终止日期：[2026年11月25日 00:00:00]`,
    '#--------业务明细列表--------',
    TITLES,
    ...lines,
    '#--------业务明细列表结束--------',
    ...sums,
    '#导出时间：[2026年11月25日 05:46:49]',
    '',
  ].join('\n')
}

const LINES = [
  'T1\t,A1\t,交易\t,课程,2026-11-24 00:00:00,99.00,99.00,\t,',
  'T2\t,A2\t,交易\t,"好"课,2026-11-24 23:59:59,0.10,0.09,\t,',
  'T1\t,A1\t,退款\t,课程,2026-11-24 12:00:00,-33.30,-33.30,R1\t,',
]
const SUMS = [
  '#交易合计：2笔，商家实收共99.09元，商家优惠共0.01元',
  '#退款合计：1笔，商家实收退款共-33.30元，商家优惠退款共0.00元',
]

const read = (text: string): Bill => readBillText(text, ACCOUNT)

test('payments and refunds are read as they stand, with the sums of the file', () => {
  expect(read(billText())).toEqual({
    lines: [
      { kind: 'payment', outTradeNo: 'A1', transactionId: 'T1', amount: 9_900, at: china('00:00:00') },
      { kind: 'payment', outTradeNo: 'A2', transactionId: 'T2', amount: 10, at: china('23:59:59') },
      {
        kind: 'refund',
        outTradeNo: 'A1',
        outRefundNo: 'R1',
        refundId: 'T1-R1',
        amount: 3_330,
        at: china('12:00:00'),
      },
    ],
    paid: 9_909,
    refunded: 3_330,
  })
})

test('a refund without a number of its own has that of its payment', () => {
  const lines = LINES.map((line) => line.replace('R1', ''))
  expect(read(billText({ lines })).lines[2]).toMatchObject({ outRefundNo: 'A1', refundId: 'T1-A1' })
})

test('a day without any payment has a bill without lines', () => {
  const sums = ['#交易合计：0笔，商家实收共0.00元', '#退款合计：0笔，商家实收退款共0.00元']
  expect(read(billText({ lines: [], sums }))).toEqual({ lines: [], paid: 0, refunded: 0 })
})

test.each([
  ['a torn line', { lines: [...LINES.slice(0, 2), 'T1\t,A1\t,退款\t,课程,2026-11-24 12:0'] }],
  ['a comma in a name', { lines: LINES.map((line) => line.replace('课程', '课,程')) }],
  ['a comma in the last cell', { lines: LINES.map((line) => `${line}a,b`) }],
  ['another number of payments', { sums: SUMS.map((sum) => sum.replace('2笔', '3笔')) }],
  ['a line too few', { lines: LINES.slice(1) }],
  ['a refund that is missing', { lines: LINES.slice(0, 2) }],
  ['another amount', { lines: LINES.map((line) => line.replaceAll('99.00', '99.01')) }],
  ['an amount that is none', { lines: LINES.map((line) => line.replaceAll('99.00', '9.9e1')) }],
  ['a time that is none', { lines: LINES.map((line) => line.replace('12:00:00', '12:60')) }],
  ['no number', { lines: LINES.map((line) => line.replace('T1', '')) }],
  ['a kind that we do not know', { lines: LINES.map((line) => line.replace('退款', '撤销')) }],
  ['no sum of refunds', { sums: SUMS.slice(0, 1) }],
  ['no sums', { sums: [] }],
  ['another day', { day: '2026年11月23日' }],
  ['another account', { account: '20880000000000020156' }],
])('nothing is taken of a bill with %s', (_what, changed) => {
  expect(() => read(billText(changed))).toThrow(BadBill)
})

test('nothing is taken of a bill with other columns', () => {
  expect(() => read(billText().replace('完成时间', '时间'))).toThrow(BadBill)
})

test('a bill that ends anywhere before its last sum is torn', () => {
  const text = billText()
  const lastSum = text.lastIndexOf('元，商家优惠退款')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: lastSum }), (end) => {
      expect(() => read(text.slice(0, end))).toThrow(BadBill)
    }),
  )
})

test('a day at Alipay is read back, with what was refunded of it', async () => {
  const { alipay, paid, setTime } = openTestAlipay()
  await paid({ subject: '名师课程, 100%' })
  await paid({ outTradeNo: 'A101', amount: 1 })
  const refund = { outTradeNo: 'A101', total: 1, reason: '', notifyUrl: PAYMENT.notifyUrl }
  await alipay.refund({ ...refund, outRefundNo: 'R1', amount: 1 })
  setTime('2026-11-25 00:00:00')
  await paid({ outTradeNo: 'A102', expiresAt: new Date('2026-11-25T12:00:00+08:00') })
  setTime('2026-11-25 09:00:00')
  expect(await alipay.bill('2026-11-24')).toMatchObject({
    lines: [
      { kind: 'payment', outTradeNo: 'A100', amount: 9_900 },
      { kind: 'payment', outTradeNo: 'A101', amount: 1 },
      { kind: 'refund', outTradeNo: 'A101', outRefundNo: 'R1', amount: 1 },
    ],
    paid: 9_901,
    refunded: 1,
  })
  expect(await alipay.bill('2026-11-25')).toBeUndefined()
})

test('its numbers are those that Alipay answers with', async () => {
  const { alipay, paid, setTime } = openTestAlipay()
  await paid()
  const asked = { outTradeNo: PAYMENT.outTradeNo, outRefundNo: 'R1' }
  const refund = await alipay.refund({ ...asked, total: 9_900, amount: 100, reason: '', notifyUrl: '' })
  const payment = await alipay.query(PAYMENT.outTradeNo)
  setTime('2026-11-25 09:00:00')
  const { lines = [] } = (await alipay.bill('2026-11-24')) ?? {}
  expect(lines[0]).toMatchObject({ transactionId: (payment as { transactionId: string }).transactionId })
  expect(lines[1]).toMatchObject({ refundId: (refund as { refundId: string }).refundId })
})

test('a bill is not there before nine on the next morning', async () => {
  const { alipay, paid, setTime } = openTestAlipay()
  await paid()
  setTime('2026-11-25 08:59:59')
  expect(await alipay.bill('2026-11-24')).toBeUndefined()
})

test('a day on which nobody paid has no bill', async () => {
  const { alipay, paid, setTime } = openTestAlipay()
  await paid()
  setTime('2026-11-26 09:00:00')
  expect(await alipay.bill('2026-11-25')).toBeUndefined()
  expect(await alipay.bill('2026-11-24')).toMatchObject({ paid: 9_900 })
})

test('a file that comes torn, or is none, is a bad bill', async () => {
  const zip = await zipped({ 'a.csv': encodeGbk(billText()) })
  expect(readBill(zip, ACCOUNT).lines).toHaveLength(3)
  const flipped = Buffer.from(zip)
  flipped.writeUInt8(flipped.readUInt8(60) ^ 1, 60)
  for (const bad of [
    zip.subarray(0, -1),
    zip.subarray(0, 100),
    flipped,
    Buffer.from('<html>'),
    Buffer.alloc(0),
  ])
    expect(() => readBill(bad, ACCOUNT)).toThrow(BadBill)
})

test.each([
  ['no file of payments', { 'a.csv': encodeGbk('#支付宝业务汇总查询\n') }],
  ['two of them', { 'a.csv': encodeGbk(billText()), 'b.csv': encodeGbk(billText()) }],
  ['another encoding', { 'a.csv': Buffer.from(billText()) }],
  ['letters that are none', { 'a.csv': withBrokenLetter() }],
])('a file with %s is a bad bill', async (_what, files) => {
  const zip = await zipped(files)
  expect(() => readBill(zip, ACCOUNT)).toThrow(BadBill)
})

/** Inside a name, where no line and no sum reveals it. */
function withBrokenLetter(): Buffer {
  const bytes = encodeGbk(billText({ lines: LINES.map((line) => line.replace('课程', '@@')) }))
  const at = bytes.indexOf('@@')
  return bytes.fill(Buffer.from([0x81, 0xff]), at, at + 2)
}

async function zipped(files: Record<string, Buffer | undefined>): Promise<Buffer> {
  const packed = Object.entries(files).map(([name, bytes]) => ({ name, bytes: bytes ? [bytes] : [] }))
  const chunks: Buffer[] = []
  for await (const chunk of writeZip(packed)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function china(time: string): Date {
  return new Date(`2026-11-24T${time}+08:00`)
}
