import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startVendor, type VendorServer } from '../../testing/vendors/vendor-server'
import { createSupplier } from '../supplier'
import { createHttpMarketSource } from './http-market-source'

const PATH = '/v1/quotes'
const QUOTE = {
  code: '609901',
  last: '160.0500',
  prev_close: '158.8',
  open: '159',
  high: '161.2',
  low: '158.01',
  bid1: '160.04',
  ask1: null,
  volume: 123_400,
  amount: '19740170.55',
  quoted_at: '2026-11-27T10:30:03+08:00',
  is_suspended: false,
}

let quotes: object[] = []
let vendor: VendorServer
beforeEach(async () => {
  quotes = [QUOTE]
  vendor = await startVendor({ [PATH]: () => ({ source: '示例行情', quotes }) })
})
afterEach(() => vendor[Symbol.asyncDispose]())

function open(tryMs = 3_000) {
  const log = pino({ level: 'silent' })
  return createHttpMarketSource(
    createSupplier({ name: 'The market source', origin: `${vendor.origin}/v1`, log, tryMs }),
  )
}

test('quotes of some codes are asked for at once, and answered with their time', async () => {
  expect(await open().quotesOf(['609901', '000300.SH'])).toEqual([
    { ...QUOTE, quoted_at: new Date('2026-11-27T02:30:03Z'), source: '示例行情' },
  ])
  expect(vendor.requests()).toMatchObject([{ method: 'GET', query: { codes: '609901,000300.SH' } }])
})

test('what was not asked for is not taken', async () => {
  quotes = [{ ...QUOTE, code: '609902' }, QUOTE]
  expect((await open().quotesOf(['609901'])).map(({ code }) => code)).toEqual(['609901'])
})

test.each([
  ['a price with five decimals', { last: '1.23456' }],
  ['a price that is a number', { last: 1.5 }],
  ['a price below nothing', { bid1: '-1' }],
  ['a time without an offset', { quoted_at: '2026-11-27T10:30:03' }],
  ['a volume with a part', { volume: 1.5 }],
  ['a part that is missing', { is_suspended: undefined }],
])('%s is no answer', async (_what, wrong) => {
  quotes = [{ ...QUOTE, ...wrong }]
  await expect(open().quotesOf(['609901'])).rejects.toMatchObject({ failure: 'no_answer' })
})

test.each([
  [{ kind: 'hang' }, 'no_answer'],
  [{ kind: 'http', status: 502 }, 'no_answer'],
  [{ kind: 'text', text: '<html>' }, 'no_answer'],
  [{ kind: 'errcode', errcode: 1 }, 'refused'],
] as const)('after %j it says that there are none', async (fault, failure) => {
  vendor.break(PATH, fault)
  await expect(open(fault.kind === 'hang' ? 50 : 3_000).quotesOf(['609901'])).rejects.toMatchObject({
    failure,
  })
})
