import { expect, test } from 'vitest'
import { hashHandset } from '../../pii/sealed-handset'
import { signIn } from '../testing/sign-in'
import { openTestStore } from '../testing/start-test-gateway'
import { recordConsent } from './record-consent'

const request = { ip: '203.0.113.7', headers: { 'user-agent': `Mozilla\u0000/5.0 ${'x'.repeat(600)}` } }
const privacy = { doc: 'privacy', version: '3', purpose: 'service' } as const

test('a consent is kept with who, what, when, where and by which browser', async () => {
  await using store = await openTestStore()
  const { uid } = await signIn(store)
  const handset_hash = hashHandset(store.ctx.config, '13800138000')
  await recordConsent(store.ctx.db.orm, request, { ...privacy, uid })
  await recordConsent(store.ctx.db.orm, request, { ...privacy, purpose: 'marketing', handset_hash })
  const { rows } = await store.ctx.db.pool.query(
    `SELECT uid::int, handset_hash, doc, version, purpose, host(ip) AS ip, length(ua) AS ua, withdrawn_at,
            created_at <= now() AS is_dated FROM consent_log ORDER BY id`,
  )
  const common = {
    doc: 'privacy',
    version: '3',
    ip: '203.0.113.7',
    ua: 512,
    withdrawn_at: null,
    is_dated: true,
  }
  expect(rows).toEqual([
    { ...common, uid, handset_hash: null, purpose: 'service' },
    { ...common, uid: null, handset_hash, purpose: 'marketing' },
  ])
})

test.each(['UPDATE consent_log SET version = $$4$$', 'DELETE FROM consent_log', 'TRUNCATE consent_log'])(
  'what was agreed to cannot be altered: %s',
  async (statement) => {
    await using store = await openTestStore()
    const { uid } = await signIn(store)
    await recordConsent(store.ctx.db.orm, request, { ...privacy, uid })
    await expect(store.database.owner.pool.query(statement)).rejects.toThrow(/consent_log rows are evidence/)
    await expect(store.ctx.db.pool.query(statement)).rejects.toThrow(/permission denied/)
  },
)

test('a consent of nobody is refused by the database', async () => {
  await using store = await openTestStore()
  const nobody = store.ctx.db.pool.query(
    `INSERT INTO consent_log (doc, version, purpose, ip, ua) VALUES ('privacy', '3', 'service', '::1', '')`,
  )
  await expect(nobody).rejects.toThrow(/consent_log_of_somebody/)
})
