import { phoneWithCode } from '../../every-call/ask-for-code'
import { defineSamples } from '../../every-call/samples'

export const passportSamples = defineSamples({
  visitors: {
    currentUser: { fields: {} },
    logout: { fields: {} },
    smartLogin: {
      fields: (gateway) => phoneWithCode(gateway, 'login'),
      instead: [
        [{ code: 'no' }, 400023],
        // The phone of somebody else, with the code that was sent to one's own.
        [{ handset: '13812345678' }, 400024],
      ],
    },
  },
  // Ann's recommendation setting is the opposite of what her calls ask for.
  rowsOf: ({ uid, name, word }) => `
    UPDATE softuser SET nick_name = '${word}的昵称', avatar = '/assets/face-of-${name}.png', risk_level = 'C3',
      risk_at = now(), risk_until = now() + interval '1 year', is_recommendation_on = ${name === 'ann'} WHERE softuser_id = ${uid};
    INSERT INTO consent_log (uid, doc, version, purpose, ip, ua)
      VALUES (${uid}, 'privacy', '2026-08', 'marketing', '192.0.2.1', 'test')`,
  idsOf: ({ uid }) => `SELECT jti AS id FROM session WHERE uid = ${uid}`,
  secretsOf: ({ name, word }) => [`${word}的昵称`, `face-of-${name}`],
  kept: {
    session: {
      days: 200,
      insert: `INSERT INTO session (created_at, expire_at, jti, uid)
        SELECT $1::timestamptz - interval '365 days', $1, rpad(to_hex($2::int), 22, 'j'), $3::bigint`,
    },
  },
})
