import { defineSamples } from '../../every-call/samples'

export const vitalsSamples = defineSamples({
  visitors: {
    pageVitals: { fields: { session_id: 'visit-1', view_seq: 1, code: 'sale', lcp: 1200 } },
  },
  members: { reportVitals: { code: 'sale', from: '2026-11-01', to: '2026-11-30' } },
  kept: {
    web_vital: {
      days: 200,
      insert: `INSERT INTO web_vital (session_id, view_seq, page_code, lcp, created_at)
        SELECT $3, $2::int, 'sale', 1200, $1`,
    },
  },
})
