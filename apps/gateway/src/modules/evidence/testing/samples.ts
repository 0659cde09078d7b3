import { defineSamples } from '../../every-call/samples'

export const evidenceSamples = defineSamples({
  kept: {
    visit_leaf: {
      days: 200,
      insert: `INSERT INTO visit_leaf (hour, leaves)
        SELECT $1::timestamptz - make_interval(secs => $2::int / 10000.0), '' FROM (SELECT $3::text) AS given`,
    },
  },
})
