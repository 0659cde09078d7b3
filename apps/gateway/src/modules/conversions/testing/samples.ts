import { defineSamples } from '../../every-call/samples'

export const conversionsSamples = defineSamples({
  rowsOf: ({ uid, name }) => `
    INSERT INTO conversion (kind, subject, page_code, channel, visitor_id, uid)
    VALUES ('login', 'login-of-${name}', 'sale', '', 'visitor-of-${name}-0', ${uid})`,
  namesOf: ({ name }) => [`login-of-${name}`],
  kept: {
    conversion: {
      days: 200,
      insert: `INSERT INTO conversion (kind, subject, channel, created_at) SELECT 'login', $3 || '-' || $2::text, '', $1`,
    },
  },
})
