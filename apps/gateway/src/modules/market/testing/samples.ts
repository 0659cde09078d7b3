import { chinaDay } from '../../../time/china-time'
import { defineSamples } from '../../every-call/samples'

const DAY_MS = 86_400_000

export const marketSamples = defineSamples({
  visitors: {
    instrumentSearch: {
      fields: { q: 'jajy' },
      instead: [
        [{ q: '没有这个名称' }, 1],
        [{ q: '%_\\' }, 1],
        [{ q: '' }, 400001],
        [{ q: 'x'.repeat(21) }, 400001],
      ],
    },
  },
  members: {
    instrumentFind: { q: 'jajy' },
    instrumentNoteList: {},
    instrumentNoteHistory: { code: '609901' },
    instrumentNoteWrite: {
      code: '609901',
      base_id: 901,
      staff_id: 9801,
      text: '关注季报里的现金流',
      good_until: chinaDay(new Date(Date.now() + DAY_MS)),
    },
    instrumentNoteDecide: { note_id: 902, decision: 'approved', reason: '' },
    marketSourceStatus: {},
    instrumentNoteWithdraw: { note_id: 901, reason: '数据有误' },
  },
  rows: `
    INSERT INTO staff (staff_id, name, cert_no) VALUES (9801, '点评顾问', 'S9801');
    INSERT INTO instrument (code, name, initials, kind, exchange, sector) VALUES
      ('609901', '江岸酒业', 'jajy', 'stock', 'SSE', '食品饮料'), ('609902', '北辰软件', 'bcrj', 'stock', 'SSE', '');
    INSERT INTO instrument_note (note_id, code, staff_id, adviser, adviser_no, text, good_until, is_simulated, state, decided_at)
      OVERRIDING SYSTEM VALUE VALUES
      (901, '609901', 9801, '点评顾问', 'S9801', '关注现金流', now() + interval '30 days', true, 'out', now()),
      (902, '609902', 9801, '点评顾问', 'S9801', '关注订单', now() + interval '30 days', true, 'waiting', NULL);
    INSERT INTO quote (code, last, prev_close, volume, amount, quoted_at, source, is_simulated) VALUES
      ('609901', 1600000, 1590000, 100, 1600000, '2026-11-27T15:00:00+08:00', '模拟行情', true)`,
  kept: {
    quote_tick: {
      days: 7,
      insert: `INSERT INTO quote_tick (tick_id, code, last, prev_close, volume, traded, is_suspended, is_simulated, quoted_at, received_at)
        SELECT $2::int, $3, 1, 1, 0, 0, false, true, $1, $1`,
    },
  },
})
