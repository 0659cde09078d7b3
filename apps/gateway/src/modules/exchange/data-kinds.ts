import { z } from 'zod'
import { cell } from '../../data/cells'
import { dataKind } from '../../data/data-kind'
import { BOARDS, exchangeRule, RULE_NAMES } from './exchange-tables'

const NO_DAY = '应为日期，例如 2027-10-01'

export const exchangeRulesKind = dataKind({
  name: 'exchange-rules',
  title: '交易规则',
  columns: z.strictObject({
    board: cell.choice('板块', BOARDS),
    name: cell.choice('规则', RULE_NAMES),
    value: cell.integer('数值'),
    from_day: z
      .string({ error: ({ input }) => (input === undefined ? '不能为空' : NO_DAY) })
      .trim()
      .pipe(z.iso.date(NO_DAY))
      .meta({ title: '生效日' }),
    source: cell.line('来源', 200),
  }),
  table: exchangeRule,
  key: [exchangeRule.board, exchangeRule.name, exchangeRule.from_day],
  constraints: {
    exchange_rule_value:
      '数值不在这条规则的范围内，请检查单位：涨跌幅 10 表示 10%，费率以百万分之一为单位，最小价差以万分之一元为单位。',
    exchange_rule_from_day: '生效日早于交易所开业，请检查年份。',
  },
})
