import type { ModuleSamples, SamplePerson } from '../../every-call/samples'

const CONTEST = 'samples'
const CODE = '609906'

/** The numbers of their players and orders, far from those that the database assigns. */
const NUMBERS = { ann: 800_001, ben: 800_002 }

const clientNo = (name: SamplePerson['name']) => `${name}-order-1`

/** An existing order: on a day without trading no other would be accepted, but a repeat gets its response. */
const order = {
  competition_id: CONTEST,
  client_no: clientNo('ann'),
  code: CODE,
  side: 'buy',
  qty: 100,
  price: '10.00',
}

/** The part of the samples that is about orders. */
export const orderSamples = {
  visitors: {
    simulateOrder: {
      fields: order,
      instead: [
        [{ competition_id: 'unknown' }, 400014],
        [{ qty: 200 }, 400062],
        [{ client_no: 'a-new-order', code: '000000' }, 400062],
        [{ price: '10.00001' }, 400001],
      ],
    },
    simulateOrders: {
      fields: { competition_id: CONTEST },
      instead: [[{ competition_id: 'unknown' }, 400014]],
    },
    simulateCancel: {
      fields: { order_id: String(NUMBERS.ann) },
      instead: [
        [{ order_id: '999999999' }, 404001],
        [{ order_id: String(NUMBERS.ben) }, 404001],
      ],
    },
    simulateOrderSheet: {
      fields: { competition_id: CONTEST, code: CODE, price: '10.00' },
      instead: [
        [{ competition_id: 'unknown' }, 400014],
        [{ code: '000000' }, 400062],
      ],
    },
  },
  rows: `
    INSERT INTO instrument (code, name, initials, kind, exchange) VALUES ('${CODE}', '示例股份', 'slgf', 'stock', 'SSE');
    INSERT INTO quote (code, last, prev_close, volume, amount, quoted_at, source, is_simulated) VALUES
      ('${CODE}', 100000, 100000, 0, 0, '2026-11-27T15:00:00+08:00', '模拟行情', true);
    INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, rules_text, is_open)
      VALUES ('${CONTEST}', '大赛', '2026-01-01', '2026-01-31', '2026-02-02', '2098-12-31', 100000000, '规则', true)`,
  rowsOf: ({ uid, name, word }: SamplePerson) => `
    INSERT INTO sim_player (player_id, competition_id, uid, nick_name, nick_key, is_private) OVERRIDING SYSTEM VALUE
      VALUES (${NUMBERS[name]}, '${CONTEST}', ${uid}, '${word}的昵称', '${name}', true);
    INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
      VALUES (${NUMBERS[name]}, '2026-02-02', 'fund', 'fund', 100000000);
    INSERT INTO sim_order (order_id, player_id, client_no, code, side, kind, qty, price, day, after_tick, state, ended_at, remark)
      OVERRIDING SYSTEM VALUE VALUES (${NUMBERS[name]}, ${NUMBERS[name]}, '${clientNo(name)}', '${CODE}', 'buy', 'limit', 100,
        100000, '2026-11-27', 0, 'expired', now(), '${word}的委托')`,
  namesOf: ({ name }: SamplePerson) => [NUMBERS[name], clientNo(name)],
  secretsOf: ({ name, word }: SamplePerson) => [`${word}的委托`, clientNo(name)],
} satisfies ModuleSamples
