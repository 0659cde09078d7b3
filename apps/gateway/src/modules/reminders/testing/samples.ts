import { defineSamples } from '../../every-call/samples'

export const remindersSamples = defineSamples({
  visitors: {
    reminderList: { fields: {} },
    reminderRead: { fields: {} },
  },
  rowsOf: ({ uid, name, word }) => `
    INSERT INTO reminder (uid, kind, occasion_id, state, settled_at, title, text)
    VALUES (${uid}, 'live', 'live-of-${name}', 'sent', now(), '${word}的直播', '您预约的直播「${word}的直播」马上开始')`,
  secretsOf: ({ word }) => [`${word}的直播`],
  kept: {
    reminder: {
      days: 180,
      insert: `INSERT INTO reminder (settled_at, occasion_id, uid, kind, state, title)
        SELECT $1, 'o' || $2::text, $3::bigint, 'live', 'sent', '直播'`,
    },
  },
})
