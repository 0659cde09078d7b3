import { defineSamples } from '../../every-call/samples'

export const collectSamples = defineSamples({
  visitors: {
    browseUpload: { fields: { browse_collect_id: 'hero' } },
  },
  kept: {
    browse_log: {
      days: 200,
      insert: 'INSERT INTO browse_log (minute, browse_collect_id, uid) SELECT $1, $2::text, $3::bigint',
    },
  },
})
