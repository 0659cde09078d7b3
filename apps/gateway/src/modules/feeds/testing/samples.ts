import { defineSamples } from '../../every-call/samples'

const column = {
  title: '龙虎榜',
  method: '按交易所公布的信息整理',
  limits: '不代表值得买入',
  free_rows: 1,
  lock_kind: 'login',
  lock_ids: [],
  lock_url: '',
}
const source = {
  kind: 'lhb',
  title: '某来源',
  url: 'https://data.example.com/lhb.csv',
  mapping: { net_buy: '净额' },
  fetch_at: '17:30',
  is_on: false,
}

export const feedsSamples = defineSamples({
  visitors: {
    feedList: {
      fields: { kind: 'lhb' },
      instead: [
        [{ kind: 'etf' }, 1],
        [{ kind: 'cats' }, 400001],
        [{ date: '2020-01-01' }, 1],
        [{ date: '2020-02-30' }, 400001],
        [{ sort: '-net_buy' }, 1],
        [{ sort: 'code' }, 400001],
        [{ page_size: 501 }, 400001],
      ],
    },
  },
  members: {
    feedColumnList: {},
    feedColumnChange: { kind: 'lhb', base_revision: 1, ...column },
    feedBatchList: {},
    feedBatchDetail: { batch_id: 901 },
    feedImport: { kind: 'lhb', as_of: '2020-01-02', source: '某来源', is_check: '1' },
    feedBatchDecide: { batch_id: 902, decision: 'refused', reason: '来源不对' },
    feedPointerMove: {
      kind: 'lhb',
      as_of: '2020-01-02',
      from_batch: 901,
      to_batch: null,
      reason: '数据有误',
    },
    feedBatchCorrect: {
      batch_id: 901,
      changes: [{ position: 0, column: 'net_buy', value: '12' }],
      reason: '抄错了',
    },
    feedSourceList: {},
    feedSourceCreate: { source_id: 'another', ...source },
    feedSourceChange: { source_id: 'daily', base_revision: 1, ...source },
    feedSourceTryNow: { source_id: 'daily', as_of: '2020-01-02' },
  },
  rows: `
    INSERT INTO feed_column (kind, title, method, limits, free_rows, lock_kind) VALUES
      ('lhb', '龙虎榜', '按交易所公布的信息整理', '不代表值得买入', 1, 'login');
    INSERT INTO feed_batch (batch_id, kind, as_of, source, is_simulated, state, row_count, content_hash, decided_at)
      OVERRIDING SYSTEM VALUE VALUES
      (901, 'lhb', '2020-01-02', '某来源', true, 'approved', 1, 'one', now()),
      (902, 'lhb', '2020-01-02', '某来源', false, 'waiting', 1, 'other', NULL);
    INSERT INTO feed_item (batch_id, code, sub_key, position, sector, payload)
      SELECT batch_id, '000001', '涨幅', 0, '银行', '{"trade_date":"2020-01-02","code":"000001","name":"样例","change_rate":1,
        "net_buy":10,"buy":20,"sell":10,"reason":"涨幅","seats":[]}' FROM feed_batch WHERE batch_id IN (901, 902);
    INSERT INTO feed_pointer (kind, as_of, batch_id) VALUES ('lhb', '2020-01-02', 901);
    INSERT INTO feed_source (source_id, kind, title, url, fetch_at, is_on) VALUES
      ('daily', 'lhb', '某来源', 'https://127.0.0.1/lhb.csv', '17:30', false)`,
})
