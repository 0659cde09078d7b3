/** What bounds a table that a stranger can make grow: somebody who is not logged in, or has just been with a phone of their own. */
export interface GrowingTable {
  /** What bounds how fast it grows. */
  limit: string
  /** When its rows go: by a rule of its module, or as told. */
  retention: 'rule' | { told: string }
}

const PER_CODE = 'one for a code by text message, of which SMS_PER_HOUR bounds all'
const EVIDENCE = { told: 'evidence: stays until the visitor is erased, or longer' } as const

/**
 * Every table that grows by calls which anybody can make. The test beside this file makes all of them and finds these
 * tables by their rows; one that is missing here fails it. Who adds one says what bounds it, gives it a rule in
 * `retention` of its `module.ts`, and names it in docs/gateway.md.
 */
export const growingTables: Readonly<Record<string, GrowingTable>> = {
  'public.visit_log': {
    limit: 'of a network 3,000 beacons a minute and 100,000 a day, in each process',
    retention: 'rule',
  },
  'public.page_event': {
    limit: 'of a network 15,000 events a minute and 500,000 a day, in each process',
    retention: 'rule',
  },
  'public.state_code_hit': {
    limit: 'of a network 2,000 an hour; more are led on unnoted',
    retention: 'rule',
  },
  'public.url_link_log': { limit: 'of a network 20 a minute', retention: 'rule' },
  'public.captcha_log': {
    limit: 'passed: the work of each; not passed: of a network 100 an hour, more are forgotten',
    retention: 'rule',
  },
  'public.call_count': { limit: 'one for a network and what is counted of it', retention: 'rule' },
  'public.sms_message': { limit: 'SMS_PER_HOUR, and five a day for a phone', retention: 'rule' },
  'public.sms_code': {
    limit: 'one for a phone and scene',
    retention: { told: 'goes with its row of sms_message' },
  },
  'public.sms_phone': { limit: 'one for a phone that was sent a message', retention: 'rule' },
  'public.sms_hour': {
    limit: 'one an hour',
    retention: { told: 'the first message of an hour deletes old ones' },
  },
  'pgboss.job': {
    limit: 'one for a text message',
    retention: { told: 'the queue archives what is done and deletes it after days' },
  },
  'public.live_code_session': {
    limit: 'one for a browser session that takes of a live code, of which a network may a hundred an hour',
    retention: 'rule',
  },
  'public.softuser': { limit: PER_CODE, retention: EVIDENCE },
  'public.session': { limit: PER_CODE, retention: 'rule' },
  'public.consent_log': { limit: PER_CODE, retention: EVIDENCE },
  'public.lead': { limit: PER_CODE, retention: EVIDENCE },
  'public.lead_touch': { limit: PER_CODE, retention: EVIDENCE },
  'public.callback_task': { limit: 'one for a lead', retention: EVIDENCE },
  'public.account_intent': { limit: PER_CODE, retention: EVIDENCE },
  'public.audit_seal': { limit: 'one for a row of audit_log', retention: EVIDENCE },
  'public.audit_log': {
    limit: 'one for each lock of a member, four an hour, after guesses at 30 a minute of a network',
    retention: EVIDENCE,
  },
}
