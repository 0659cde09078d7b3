import type { Answer } from '../../state/calls'
import type { BatchDetail, BatchRow, ColumnRow, SourceRow } from './feed-rows'

// The initial data for the tests of these screens.

export const column = (change: Partial<ColumnRow> = {}): ColumnRow => ({
  kind: 'lhb',
  title: '龙虎榜',
  method: '按交易所公布的信息整理',
  limits: '不代表值得买入',
  free_rows: 3,
  lock_kind: 'buy',
  lock_ids: ['1191'],
  lock_url: '/h5-page/h5/etf-course',
  revision: 4,
  shown: { batch_id: 7, as_of: '2026-11-27', source: '交易所', is_simulated: false, row_count: 1_240 },
  waiting: 2,
  brought_at: '2026-11-27T10:00:00Z',
  ...change,
})

const untold = { method: '', limits: '', lock_kind: 'free' as const, lock_ids: [], lock_url: '', revision: 0 }

export const columns = (first: ColumnRow = column()): Answer<'feedColumnList'> => ({
  trading_day: '2026-11-27',
  list: [
    first,
    column({
      kind: 'jgdy',
      title: '机构调研',
      waiting: 0,
      lock_kind: 'login',
      shown: { batch_id: 5, as_of: '2026-11-25', source: '模拟数据', is_simulated: true, row_count: 30 },
    }),
    column({ kind: 'etf', title: 'ETF', shown: null, waiting: 0, brought_at: null }),
    column({ kind: 'fund', title: '基金', shown: null, waiting: 0, brought_at: null, ...untold }),
  ],
})

export const batch = (change: Partial<BatchRow> = {}): BatchRow => ({
  batch_id: 9,
  kind: 'lhb',
  as_of: '2026-11-27',
  source: '交易所',
  is_simulated: false,
  state: 'waiting',
  is_out: false,
  row_count: 120,
  warnings: [{ sign: 'row_count', text: '共 120 行，前一日 2026-11-26 为 40 行，变化超过 50%' }],
  corrects: null,
  source_id: null,
  imported_by: 2,
  importer: '林小雨',
  decider: null,
  decided_at: null,
  reason: '',
  created_at: '2026-11-27T10:00:00Z',
  ...change,
})

export const lhbRow = (change: object = {}) => ({
  trade_date: '2026-11-27',
  code: '000001',
  name: '样例银行',
  change_rate: 9.98,
  net_buy: 1_234_500,
  buy: 2_000_000,
  sell: null,
  reason: '涨幅',
  seats: [],
  ...change,
})

export const detail = (change: Partial<BatchDetail> = {}): BatchDetail => ({
  batch: batch(),
  rows: [{ position: 0, sub_key: '涨幅', sector: '银行', row: lhbRow() }],
  next: null,
  difference: {
    against: 7,
    new: 80,
    changed: 1,
    gone: 0,
    list: [{ change: 'changed', before: lhbRow({ net_buy: 500_000 }), after: lhbRow() }],
  },
  former: null,
  earlier: { batch_id: 4, as_of: '2026-11-26', source: '交易所', is_simulated: false, row_count: 40 },
  switches: [],
  ...change,
})

export const source = (change: Partial<SourceRow> = {}): SourceRow => ({
  source_id: 'exchange',
  kind: 'lhb',
  title: '交易所',
  url: 'https://data.example.com/lhb.csv',
  mapping: { net_buy: { column: '净额', unit: '万元' }, sector: null },
  fetch_at: '17:30',
  is_on: true,
  tried_at: '2026-11-27T09:40:00Z',
  succeeded_at: '2026-11-26T09:31:00Z',
  problem: '没有取到数据：对方答复 HTTP 500。',
  next_at: '2026-11-30T09:30:00Z',
  is_late: true,
  revision: 3,
  ...change,
})
