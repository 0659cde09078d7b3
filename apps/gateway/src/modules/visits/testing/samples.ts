import { defineSamples } from '../../every-call/samples'

export const visitsSamples = defineSamples({
  visitors: {
    pageView: { fields: { session_id: 'visit-1', view_seq: 1, code: 'sale' } },
    visitBeacon: { fields: { session_id: 'visit-1', duration: '3' } },
  },
  kept: {
    visit_log: {
      days: 200,
      insert: `INSERT INTO visit_log (session_id, page_id, view_seq, created_at) SELECT $3, '', $2::int, $1`,
    },
  },
})
