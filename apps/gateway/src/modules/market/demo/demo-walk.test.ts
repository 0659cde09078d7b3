import { expect, test } from 'vitest'
import { dailyLimit, tickOf } from './demo-bars'
import { DEMO_INSTRUMENTS } from './demo-instruments'
import { closeOf, LAST_STEP, stepAt } from './demo-steps'
import { barOf, demoQuotes } from './demo-walk'

const DAY = '2026-03-02'
const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04']
const SHARES = DEMO_INSTRUMENTS.map((one, index) => ({
  one,
  prev_close: one.kind === 'index' ? 32_000_000 : tickOf(one) * (800 + index * 37),
}))
const at = (clock: string, day = DAY) => new Date(`${day}T${clock}+08:00`)
const quotesAt = (clock: string, day = DAY) => {
  const step = stepAt(at(clock, day))
  return step ? demoQuotes(SHARES, step) : []
}

test.each([
  ['09:24:59', undefined, undefined],
  ['09:25:00', 0, '09:25:00'],
  ['09:29:59', 0, '09:25:00'],
  ['09:30:00', 1, '09:30:00'],
  ['09:30:05', 2, '09:30:03'],
  ['11:29:59', 2_400, '11:29:57'],
  ['11:30:00', 2_400, '11:29:57'],
  ['12:59:59', 2_400, '11:29:57'],
  ['13:00:00', 2_401, '13:00:00'],
  ['14:59:59', 4_800, '14:59:57'],
  ['15:00:00', 4_801, '15:00:00'],
  ['23:00:00', 4_801, '15:00:00'],
])('at %s it is step %s, of %s', (clock, number, quoted) => {
  expect(LAST_STEP).toBe(4_801)
  const step = stepAt(at(clock))
  expect([step?.number, step?.quoted_at.getTime()]).toEqual([number, quoted && at(quoted).getTime()])
})

test('the same moment has the same quotes, within a step too; another day has others', () => {
  expect(quotesAt('10:12:02')).toEqual(quotesAt('10:12:00'))
  expect(quotesAt('10:12:00', '2026-03-03').map(({ last }) => last)).not.toEqual(
    quotesAt('10:12:00').map(({ last }) => last),
  )
  // Leaving some out changes nothing about the others.
  const alone = SHARES.slice(3, 4)
  expect(demoQuotes(alone, closeOf(DAY))[0]).toEqual(demoQuotes(SHARES, closeOf(DAY))[3])
})

test.each(DAYS)('on %s every quote keeps to its limits and steps, and the day only grows', (day) => {
  const numbers = Array.from({ length: 41 }, (_none, index) => Math.min(LAST_STEP, index * 121))
  let before = new Map<string, ReturnType<typeof demoQuotes>[number]>()
  for (const number of numbers) {
    const quotes = demoQuotes(SHARES, { day, number, quoted_at: at('10:00:00', day) })
    for (const [index, quote] of quotes.entries()) {
      const share = SHARES[index]
      if (!share) throw new Error('A quote of nobody.')
      const { one, prev_close } = share
      const tick = tickOf(one)
      const { last, open, high, low, bid1, ask1, limit_up, limit_down, volume, amount } = quote
      const most = Math.round((prev_close * dailyLimit(one)) / 100) + tick
      expect([quote.code, quote.prev_close]).toEqual([one.code, prev_close])
      expect(Math.abs(last - prev_close)).toBeLessThanOrEqual(most)
      for (const price of [last, open, high, low, bid1, ask1])
        if (price !== null) expect(price % tick).toBe(0)
      expect(low).toBeLessThanOrEqual(Math.min(last, open ?? last))
      expect(high).toBeGreaterThanOrEqual(Math.max(last, open ?? last))
      if (limit_up !== null) expect(last).toBeLessThanOrEqual(limit_up)
      if (limit_down !== null) expect(last).toBeGreaterThanOrEqual(limit_down)
      if (bid1 !== null && ask1 !== null) expect(bid1).toBeLessThan(ask1)
      if (one.kind !== 'index') expect([bid1, ask1].some((price) => price !== null)).toBe(true)
      expect([Number.isSafeInteger(amount), volume % 100]).toEqual([true, 0])
      const earlier = before.get(one.code)
      if (earlier) {
        expect(volume).toBeGreaterThanOrEqual(earlier.volume)
        expect(amount).toBeGreaterThanOrEqual(earlier.amount)
        expect(open).toBe(earlier.open)
        expect(high).toBeGreaterThanOrEqual(earlier.high ?? last)
        expect(low).toBeLessThanOrEqual(earlier.low ?? last)
      }
    }
    before = new Map(quotes.map((quote) => [quote.code, quote]))
  }
})

test('a day opens near the close before, and its bar is what it closed at', () => {
  for (const quote of quotesAt('09:25:00')) {
    expect([quote.last, quote.high, quote.low]).toEqual([quote.open, quote.open, quote.open])
    expect(Math.abs(quote.last / quote.prev_close - 1)).toBeLessThan(0.05)
  }
  const [quote] = demoQuotes(SHARES, closeOf(DAY))
  if (!quote) throw new Error('There are no quotes.')
  const { open, high, low, last: close, prev_close, volume, amount } = quote
  expect(barOf(quote, DAY)).toMatchObject({ day: DAY, open, high, low, close, prev_close, volume, amount })
})

test('now and then a share stands at its upper limit, where nobody sells', () => {
  const days = Array.from({ length: 6 }, (_none, index) => `2026-03-${String(index + 10)}`)
  const seen = days.flatMap((day) =>
    [1_000, 2_000, 3_000, 4_000].flatMap((number) =>
      demoQuotes(SHARES, { day, number, quoted_at: at('10:00:00', day) }).filter(
        ({ ask1, bid1, last, limit_up }) => ask1 === null && bid1 === last && last === limit_up,
      ),
    ),
  )
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.length).toBeLessThan(60)
})

test('the index goes as much up or down as the shares do together', () => {
  const quotes = demoQuotes(SHARES, closeOf(DAY))
  const change = ({ last, prev_close }: (typeof quotes)[number]) => last / prev_close
  const index = quotes.find(({ code }) => code === '000990.SH')
  const shares = quotes.filter(({ code }) => code !== '000990.SH').map(change)
  expect(index && change(index)).toBeCloseTo(shares.reduce((sum, one) => sum + one, 0) / shares.length, 4)
})
