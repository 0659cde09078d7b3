import { z } from 'zod'
import { cell } from '../../data/cells'
import { dataKind, LineRefusal } from '../../data/data-kind'
import { marketCell } from './market-cells'
import { corporateAction, dailyBar, instrument, marketNotice, quote, tradeCalendar } from './market-tables'
import { isAhead } from './store-quotes'

const NO_INSTRUMENT = '没有这个代码，请先导入 instruments。'
const source = cell.line('来源', 40)
const isSimulated = cell.flag('模拟').default(false)
/** An index has far more in a day than anything else that is counted. */
const volume = cell.integer('成交量', { max: Number.MAX_SAFE_INTEGER })

export const instrumentsKind = dataKind({
  name: 'instruments',
  title: '证券',
  columns: z.strictObject({
    code: marketCell.code('代码'),
    name: cell.line('名称', 20),
    initials: z
      .string('不能为空')
      .trim()
      .toLowerCase()
      .pipe(z.string().regex(/^[a-z0-9]{1,20}$/, '应为名称的拼音首字母，只能有字母和数字，例如 jajy'))
      .meta({ title: '拼音首字母' }),
    kind: cell.choice('类型', ['stock', 'etf', 'index']),
    exchange: cell.choice('交易所', ['SSE', 'SZSE', 'BSE']),
    sector: cell.line('行业', 20).default(''),
    is_st: cell.flag('风险警示').default(false),
    listed_on: marketCell.day('上市日').nullable().default(null),
    delisted_on: marketCell.day('退市日').nullable().default(null),
  }),
  table: instrument,
  key: [instrument.code],
  constraints: {
    instrument_index_code: '只有指数的代码带交易所，例如 000300.SH；股票和 ETF 的代码是 6 位数字。',
  },
})

export const tradeCalendarKind = dataKind({
  name: 'trade-calendar',
  alias: 'trading-days',
  title: '交易日历',
  columns: z.strictObject({ day: marketCell.day('日期'), is_open: cell.flag('开市') }),
  table: tradeCalendar,
  key: [tradeCalendar.day],
  constraints: { trade_calendar_weekend: '周六和周日不开市，调休上班的也一样。' },
})

export const dailyBarsKind = dataKind({
  name: 'daily-bars',
  alias: 'bars',
  title: '日线',
  columns: z.strictObject({
    code: marketCell.code('代码'),
    day: marketCell.day('日期'),
    open: marketCell.price('开盘价'),
    high: marketCell.price('最高价'),
    low: marketCell.price('最低价'),
    close: marketCell.price('收盘价'),
    prev_close: marketCell.price('昨收价'),
    volume,
    amount: marketCell.amount('成交额'),
    source,
    is_simulated: isSimulated,
  }),
  table: dailyBar,
  key: [dailyBar.code, dailyBar.day],
  constraints: {
    daily_bar_code_instrument_code_fk: NO_INSTRUMENT,
    daily_bar_prices: '最低价不能高于开盘价和收盘价，最高价不能低于它们。',
  },
})

const optionalPrice = (title: string) => marketCell.price(title).nullable().default(null)

export const quotesKind = dataKind({
  name: 'quotes',
  title: '行情',
  columns: z.strictObject({
    code: marketCell.code('代码'),
    last: marketCell.price('最新价'),
    prev_close: marketCell.price('昨收价'),
    open: optionalPrice('开盘价'),
    high: optionalPrice('最高价'),
    low: optionalPrice('最低价'),
    bid1: optionalPrice('买一价'),
    ask1: optionalPrice('卖一价'),
    limit_up: optionalPrice('涨停价'),
    limit_down: optionalPrice('跌停价'),
    volume: volume.default(0),
    amount: marketCell.amount('成交额').default(0),
    quoted_at: cell.time('行情时间'),
    is_suspended: cell.flag('停牌').default(false),
    source,
    is_simulated: isSimulated,
  }),
  table: quote,
  key: [quote.code],
  rowOf: async (line) => {
    if (isAhead(line.quoted_at)) throw new LineRefusal('quoted_at：行情时间还没有到，请检查日期和时间。')
    return line
  },
  constraints: {
    quote_code_instrument_code_fk: NO_INSTRUMENT,
    quote_limits: '跌停价不能高于涨停价。',
    quote_newest: '已有时间更新的行情，不能用旧行情覆盖。',
  },
})

export const corporateActionsKind = dataKind({
  name: 'corporate-actions',
  alias: 'actions',
  title: '分红送转',
  columns: z.strictObject({
    code: marketCell.code('代码'),
    ex_date: marketCell.day('除权除息日'),
    cash: marketCell.perTen('每十股派息').default(0),
    bonus: marketCell.perTen('每十股送转').default(0),
    pay_date: marketCell.day('派息日').nullable().default(null),
    source,
  }),
  table: corporateAction,
  key: [corporateAction.code, corporateAction.ex_date],
  constraints: {
    corporate_action_code_instrument_code_fk: NO_INSTRUMENT,
    corporate_action_something: '派息和送转不能都是 0。',
  },
})

export const noticesKind = dataKind({
  name: 'notices',
  title: '公告',
  columns: z.strictObject({
    code: marketCell.code('代码'),
    title: cell.line('标题', 200),
    published_at: cell.time('发布时间'),
    url: cell
      .link('链接')
      .pipe(
        z
          .string()
          .max(1_000, '不能超过 1000 个字')
          .regex(/^https:\/\//, '应以 https:// 开头'),
      )
      .meta({ title: '链接' }),
    source,
  }),
  table: marketNotice,
  key: [marketNotice.code, marketNotice.url],
  constraints: { market_notice_code_instrument_code_fk: NO_INSTRUMENT },
})
