import { privacyVersion } from '@yingzao/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, passedCaptcha } from '../testing/ask-for-code'
import { conversionsOf } from '../testing/conversions-of'
import { pageText } from '../testing/documents'
import { someHandset } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string) {
  return (await gateway.ctx.db.pool.query(statement)).rows
}

test('a phone and its code log in, with nothing else said, and that is kept as a login without consent', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  expect(code).toMatch(/^\d{6}$/)
  const reply = await call(gateway, 'smartLogin', { handset: ` ${handset} `, code })
  expect(reply).toMatchObject({ code: 1, response: { is_new: true, inviter_bound: false } })
  const { token, uid } = reply.response
  const user = await call(gateway, 'currentUser', {}, { headers: { authorization: `Bearer ${token}` } })
  expect(user.response.softuser_id).toBe(uid)
  expect(await rows(`SELECT consent, cps_id, platform_name FROM session WHERE uid = ${uid}`)).toEqual([
    { consent: 'not_recorded', cps_id: '', platform_name: '' },
  ])
  expect(await rows('SELECT FROM consent_log')).toEqual([])
})

test('the token is also set as a cookie for 365 days on the parent domain', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  const url = '/oabase/api/passport/smart/login'
  const reply = await gateway.app.inject({ method: 'POST', url, payload: { handset, code } })
  expect(reply.headers['set-cookie']).toBe(
    `token=${reply.json().response.token}; Max-Age=31536000; Path=/; SameSite=Lax; Domain=example.com; Secure`,
  )
})

test('consent, where it is said, is kept with the login, and so is where the visitor came from', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  const facts = { consent: 1, consent_version: '2026-08', cps_id: 77, platform_name: 'h5' } as const
  const { uid } = (await call(gateway, 'smartLogin', { handset, code, ...facts })).response
  expect(await rows(`SELECT doc, version, purpose FROM consent_log WHERE uid = ${uid}`)).toEqual([
    { doc: 'privacy', version: '2026-08', purpose: 'service' },
  ])
  expect(await rows(`SELECT consent, cps_id, platform_name FROM session WHERE uid = ${uid}`)).toEqual([
    { consent: 'recorded', cps_id: '77', platform_name: 'h5' },
  ])
})

test('a consent that does not say to which text is one to the text that is shown', async () => {
  const agreedTo = async () => {
    const handset = someHandset()
    const code = await codeFor(gateway, handset, 'login')
    const { uid } = (await call(gateway, 'smartLogin', { handset, code, consent: 1 })).response
    return rows(`SELECT version FROM consent_log WHERE uid = ${uid}`)
  }
  expect(await agreedTo()).toEqual([{ version: privacyVersion }])
  await gateway.publish(pageText({ code: 'privacy' }))
  expect(await agreedTo()).toEqual([{ version: 'page-1' }])
  await rows(`UPDATE page SET status = 'taken_down' WHERE code = 'privacy'`)
})

test('a refused consent is no login, and costs no try', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  for (let time = 0; time < 9; time += 1) {
    expect(await call(gateway, 'smartLogin', { handset, code, consent: 0 })).toMatchObject({ code: 400026 })
  }
  expect(await call(gateway, 'smartLogin', { handset, code })).toMatchObject({ code: 1 })
})

test('the same phone is the same visitor the next time', async () => {
  const handset = someHandset()
  const first = await call(gateway, 'smartLogin', { handset, code: await codeFor(gateway, handset, 'login') })
  await gateway.ctx.db.pool.query("UPDATE sms_phone SET sent_at = sent_at - interval '61 s'")
  const second = await call(gateway, 'smartLogin', {
    handset,
    code: await codeFor(gateway, handset, 'login'),
  })
  expect(second.response).toMatchObject({ uid: first.response.uid, is_new: false })
  expect(await conversionsOf(gateway, first.response.uid)).toEqual(['login first', 'login'])
})

test.each([
  ['a code for something else', 'lead', {}, 400024],
  ['a wrong code', 'login', { code: '12345' }, 400023],
  ['no phone', 'login', { handset: '1380013800' }, 400025],
  ['a phone with a country before it', 'login', { handset: '+8613800138000' }, 400025],
] as const)('%s is refused', async (_what, scene, fields, wanted) => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, scene)
  expect(await call(gateway, 'smartLogin', { handset, code, ...fields })).toMatchObject({ code: wanted })
})

test('a login that fails on the way leaves its code as it was', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  await gateway.database.owner.pool.query('ALTER TABLE session RENAME TO session_away')
  expect((await call(gateway, 'smartLogin', { handset, code })).status).toBe(500)
  await gateway.database.owner.pool.query('ALTER TABLE session_away RENAME TO session')
  expect(await call(gateway, 'smartLogin', { handset, code })).toMatchObject({
    code: 1,
    response: { is_new: true },
  })
  expect(await call(gateway, 'smartLogin', { handset, code })).toMatchObject({ code: 400024 })
})

test('a passed captcha is good for one call', async () => {
  const captcha = passedCaptcha(gateway)
  const send = () => call(gateway, 'advertSmsSend', { handset: someHandset(), ...captcha })
  expect([(await send()).code, (await send()).code]).toEqual([1, 400020])
})
