import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerEntry } from '../orders'
import { compareDay, type KeptLine } from './compare-day'

const AT = new Date('2026-11-23T15:59:59Z')

const line = (number: string, amount: number, of: KeptLine['of'] = 'payment'): KeptLine => ({
  of,
  number,
  out_trade_no: `${number}T01`,
  amount,
  at: AT,
})
const entry = (number: string, amount: number, of?: KeptLine['of']): LedgerEntry => ({
  ...line(number, amount, of),
  pid: number,
})
const NONE = { lines: [], ledger: [], linesElsewhere: [], ledgerElsewhere: [] }

test('a payment and a refund of one number are two things', () => {
  const found = compareDay({ ...NONE, lines: [line('1', 5)], ledger: [entry('1', 5, 'refund')] })
  expect(found.map(({ kind }) => kind)).toEqual(['payment_theirs', 'refund_ours'])
})

test('another amount is one whatever the day', () => {
  const [sameDay] = compareDay({ ...NONE, lines: [line('1', 5)], ledger: [entry('1', 6)] })
  const [otherDay] = compareDay({ ...NONE, lines: [line('1', 5)], ledgerElsewhere: [entry('1', 6)] })
  expect([sameDay?.kind, otherDay?.kind]).toEqual(['amount', 'amount'])
})

test('what is said of a day explains its sums to the fen, and no number is said twice', () => {
  const amounts = fc.dictionary(fc.constantFrom(...'abcdefghijklm'), fc.integer({ min: 1, max: 4 }))
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (bill, books, otherBills, otherBooks) => {
      const lines = Object.entries(bill).map(([number, fen]) => line(number, fen))
      const ledger = Object.entries(books).map(([number, fen]) => entry(number, fen))
      const found = compareDay({
        lines,
        ledger,
        // A number appears once in all bills, and once in all our books.
        linesElsewhere: Object.entries(otherBills)
          .filter(([number]) => !(number in bill))
          .map(([number, fen]) => line(number, fen)),
        ledgerElsewhere: Object.entries(otherBooks)
          .filter(([number]) => !(number in books))
          .map(([number, fen]) => entry(number, fen)),
      })
      const sum = (list: readonly { amount: number }[]) => list.reduce((fen, { amount }) => fen + amount, 0)
      const explained = found.reduce((fen, { number, ours, theirs }) => {
        const theirsToday = number in bill ? (theirs ?? 0) : 0
        const oursToday = number in books ? (ours ?? 0) : 0
        return fen + theirsToday - oursToday
      }, 0)
      expect(explained).toBe(sum(lines) - sum(ledger))
      expect(new Set(found.map(({ number }) => number)).size).toBe(found.length)
    }),
  )
})
