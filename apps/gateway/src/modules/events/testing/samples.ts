import { defineSamples } from '../../every-call/samples'

export const eventsSamples = defineSamples({
  visitors: {
    pageEvents: {
      fields: {
        session_id: 'visit-1',
        view_seq: 1,
        code: 'sale',
        events: [{ seq: 1, name: 'click', block_id: 'buy', block: 'button', age_ms: 20 }],
      },
    },
  },
  kept: {
    page_event: {
      days: 200,
      insert: `INSERT INTO page_event
        (session_id, view_seq, seq, name, page_code, block_id, block, occurred_at, created_at)
        SELECT $3, $2::int, 1, 'expose', '', 'b', 'image', $1, $1`,
    },
  },
})
