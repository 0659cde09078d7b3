import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashHandset } from '../../pii/sealed-handset'
import { type Consent, recordConsent } from '../passport'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const request = { ip: '203.0.113.7', headers: {} }
const SERVICE = { doc: 'privacy', version: '1.0', purpose: 'service' } as const
const MARKETING = { doc: 'privacy', version: '1.0', purpose: 'marketing' } as const

const agree = (consent: Consent) => recordConsent(gateway.ctx.db.orm, request, consent)
const hashOf = ({ handset }: SignedIn) => hashHandset(gateway.ctx.config, handset)

async function standing(visitor: SignedIn): Promise<Record<string, boolean>> {
  const { list } = (await call(gateway, 'privacyConsents', {}, visitor)).response
  return Object.fromEntries(
    list.map(({ doc, purpose, is_standing }: Record<string, string>) => [`${doc} ${purpose}`, is_standing]),
  )
}

test('a visitor sees what they agreed to logged in and what they agreed to by their phone, the newest of each', async () => {
  const visitor = await signIn(gateway)
  expect((await call(gateway, 'privacyConsents', {}, visitor)).response).toEqual({ list: [] })
  await agree({ ...SERVICE, version: '0.9', uid: visitor.uid })
  await agree({ ...SERVICE, uid: visitor.uid })
  await agree({ ...MARKETING, handset_hash: hashOf(visitor) })
  await agree({ ...SERVICE, doc: 'terms', uid: (await signIn(gateway)).uid })
  const changed_at = expect.any(Number)
  expect((await call(gateway, 'privacyConsents', {}, visitor)).response.list).toEqual([
    { ...MARKETING, is_standing: true, changed_at },
    { ...SERVICE, is_standing: true, changed_at },
  ])
})

test('marketing that is withdrawn is withdrawn at once in every process, and the login stays', async () => {
  await using twin = await startTwin(gateway)
  const visitor = await signIn(gateway)
  await agree({ ...MARKETING, handset_hash: hashOf(visitor) })
  const reply = await call(twin, 'privacyWithdraw', { doc: 'privacy', purpose: 'marketing' }, visitor)
  expect(reply).toMatchObject({ code: 1, response: { is_logged_out: false } })
  expect(await standing(visitor)).toEqual({ 'privacy marketing': false })
  await agree({ ...MARKETING, handset_hash: hashOf(visitor) })
  expect(await standing(visitor)).toEqual({ 'privacy marketing': true })
})

test('whoever wants no reminders any more stays logged in', async () => {
  const visitor = await signIn(gateway)
  await agree({ ...SERVICE, doc: 'reminder', uid: visitor.uid })
  const reply = await call(gateway, 'privacyWithdraw', { doc: 'reminder', purpose: 'service' }, visitor)
  expect(reply).toMatchObject({ code: 1, response: { is_logged_out: false } })
  expect(await standing(visitor)).toEqual({ 'reminder service': false })
})

test('however often and however many at once withdraw, it is written down once', async () => {
  const visitor = await signIn(gateway)
  await agree({ ...MARKETING, uid: visitor.uid })
  const withdraw = () => call(gateway, 'privacyWithdraw', { doc: 'privacy', purpose: 'marketing' }, visitor)
  const replies = await Promise.all(Array.from({ length: 10 }, withdraw))
  expect(replies.map(({ code }) => code)).toEqual(Array(10).fill(1))
  const { rows } = await gateway.ctx.db.pool.query(
    'SELECT withdrawn_at IS NOT NULL AS is_withdrawn FROM consent_log WHERE uid = $1 ORDER BY id',
    [visitor.uid],
  )
  expect(rows).toEqual([{ is_withdrawn: false }, { is_withdrawn: true }])
})

test('without consent to the service every login of the visitor ends, and nobody else is touched', async () => {
  const here = await signIn(gateway)
  const elsewhere = await signIn(gateway, here.handset)
  const other = await signIn(gateway)
  await agree({ ...SERVICE, uid: here.uid })
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/oabase/api/privacy/v1/withdraw',
    headers: here.headers,
    payload: { doc: 'privacy', purpose: 'service' },
  })
  expect(reply.json().response).toEqual({ is_logged_out: true })
  expect(reply.headers['set-cookie']).toContain('token=; Max-Age=0; Path=/; SameSite=Lax; Secure')
  const status = async (visitor: SignedIn) => (await call(gateway, 'currentUser', {}, visitor)).status
  expect([await status(here), await status(elsewhere), await status(other)]).toEqual([403, 403, 200])
})

test('what was never agreed to cannot be withdrawn', async () => {
  const visitor = await signIn(gateway)
  const reply = await call(gateway, 'privacyWithdraw', { doc: 'privacy', purpose: 'service' }, visitor)
  expect(reply).toMatchObject({ status: 200, code: 404001 })
  expect((await call(gateway, 'currentUser', {}, visitor)).status).toBe(200)
})

test('who switches recommendation off is shown what anybody is shown, until it is on again', async () => {
  const visitor = await signIn(gateway)
  await gateway.ctx.db.pool.query(
    `INSERT INTO rule (rule_id, name, expression) VALUES ('tagged', 'r', '{"tag": "vip", "in": ["1"]}')`,
  )
  await gateway.ctx.db.pool.query(`INSERT INTO user_tag (uid, pd_code, value) VALUES ($1, 'vip', '1')`, [
    visitor.uid,
  ])
  const judged = async () =>
    (await call(gateway, 'checkUserInRules', { rule_ids: ['tagged'] }, visitor)).response.results
  const set = (enabled: boolean) => call(gateway, 'privacySetRecommendation', { enabled }, visitor)
  const isOn = async () => (await call(gateway, 'privacyRecommendation', {}, visitor)).response
  expect([await isOn(), await judged()]).toEqual([{ enabled: true }, { tagged: true }])
  expect((await set(false)).response).toEqual({ enabled: false })
  expect([await isOn(), await judged()]).toEqual([{ enabled: false }, { tagged: false }])
  await set(true)
  expect([await isOn(), await judged()]).toEqual([{ enabled: true }, { tagged: true }])
})
