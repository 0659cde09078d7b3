import { fenOf } from '@yingzao/contract/server'
import { z } from 'zod'
import { MOST_PRICE, priceOf } from './price'

const NO_CODE =
  '应为 6 位代码，开头的 0 不能省略（请把表格里这一列设为文本），例如 000001；指数要带交易所，例如 000300.SH'
const NO_DAY = '应为日期，例如 2027-10-01'

const written = (problem: string) =>
  z.union([z.string(), z.number().transform(String)], {
    error: ({ input }) => (input === undefined ? '不能为空' : problem),
  })

/** Cells that only market data has. */
export const marketCell = {
  /** A spreadsheet that treats codes as numbers drops their leading zeros: such a code is refused, never padded. */
  code: (title: string) =>
    written(NO_CODE)
      .transform((text) => text.trim())
      .pipe(z.string().regex(/^\d{6}(\.(SH|SZ|BJ))?$/, NO_CODE))
      .meta({ title }),

  day: (title: string) =>
    z
      .string({ error: ({ input }) => (input === undefined ? '不能为空' : NO_DAY) })
      .trim()
      .pipe(z.iso.date(NO_DAY))
      .meta({ title }),

  /** Yuan with up to four decimals, as ten-thousandths. */
  price: (title: string) =>
    exactly(title, priceOf, {
      least: 1,
      most: MOST_PRICE,
      problem: '应为价格，单位元，最多四位小数，例如 12.345',
    }),

  /** What is given per ten shares: yuan, or shares, with up to four decimals. */
  perTen: (title: string) =>
    exactly(title, priceOf, {
      least: 0,
      most: MOST_PRICE,
      problem: '应为不小于 0 的数，最多四位小数，例如 2.5',
    }),

  /** Yuan with up to two decimals, as fen. */
  amount: (title: string) =>
    exactly(title, fenOf, {
      least: 0,
      most: Number.MAX_SAFE_INTEGER,
      problem: '应为金额，单位元，最多两位小数，例如 1980.00',
    }),
}

function exactly(
  title: string,
  read: (text: string) => number | undefined,
  { least, most, problem }: { least: number; most: number; problem: string },
) {
  return written(problem)
    .transform((text, context) => {
      const value = read(text)
      if (value !== undefined && value >= least && value <= most) return value
      context.addIssue(problem)
      return z.NEVER
    })
    .meta({ title })
}
