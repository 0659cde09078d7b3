import { defineSamples } from '../../every-call/samples'

export const captchaSamples = defineSamples({
  kept: {
    captcha_log: {
      days: 190,
      insert: `INSERT INTO captcha_log (created_at, ticket_hash, randstr, ip, scene)
        SELECT $1, rpad(to_hex($2::int), 43, 'h'), $3, '::1', 'lead'`,
    },
  },
})
