import { passedCaptcha } from '../../every-call/ask-for-code'
import { defineSamples } from '../../every-call/samples'

export const smsSamples = defineSamples({
  visitors: {
    captchaAppId: { fields: { type: 2 }, instead: [[{ type: 3 }, 400001]] },
    captchaChallenge: { fields: {} },
    advertSmsSend: {
      fields: (gateway) => ({ handset: gateway.nextHandset(), type: 'lead', ...passedCaptcha(gateway) }),
      instead: [
        [{ ticket: 'unknown' }, 400020],
        [{ handset: '12345678901' }, 400025],
      ],
    },
  },
  kept: {
    sms_message: {
      days: 190,
      insert: `
        WITH message AS (
          INSERT INTO sms_message (created_at, handset_hash, handset_enc, scene, supplier_note)
          SELECT $1, rpad(to_hex($2::int), 43, 'h'), 'k:' || repeat('e', 52), 'lead', $3 RETURNING id, handset_hash)
        INSERT INTO sms_code (handset_hash, scene, message_id, nonce, key_id, network, expire_at)
        SELECT handset_hash, 'lead', id, repeat('n', 22), 'test', '::1', now() FROM message`,
    },
    sms_phone: {
      days: 2,
      insert: `INSERT INTO sms_phone (sent_at, handset_hash, day, sent)
        SELECT $1, rpad(to_hex($2::int), 43, 'h'), now()::date, $3::int % 5`,
    },
  },
})
