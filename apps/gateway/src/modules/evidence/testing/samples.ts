import { defineSamples } from '../../every-call/samples'

const reason = '监管问询'

export const evidenceSamples = defineSamples({
  members: {
    evidenceState: {},
    evidenceSearch: { lead_id: 1, reason },
    evidencePage: { rendering: 'samplesample', reason },
    evidenceExport: { handset: '13812345678', at: '2026-11-28T12:00:00+08:00', reason },
  },
  // Only its facts are left.
  rows: `
    INSERT INTO rendering (hash, rendering, page_code, company_revision, settings, csp, bytes, markup, parts, addresses)
      VALUES (repeat('0', 64), 'samplesample', 'sale', 0, repeat('0', 64), '', 0, '', '[]', '{}')`,
  kept: {
    visit_leaf: {
      days: 200,
      insert: `INSERT INTO visit_leaf (hour, leaves)
        SELECT $1::timestamptz - make_interval(secs => $2::int / 10000.0), '' FROM (SELECT $3::text) AS given`,
    },
  },
})
