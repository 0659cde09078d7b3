import { errors } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newestCode } from '../sms'
import { passedCaptcha } from '../testing/ask-for-code'
import { pageText } from '../testing/documents'
import { signIn, someHandset } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { type Fields, HOST, postForm, type SendOptions, sendForm } from './testing/send-form'

const CONSENT = '我已阅读并同意《隐私政策》'
const FORM = { name: 'wInviteRegister', id: 'form', value: { consent: CONSENT } }
const FOOTER = { name: 'footer', value: { show: true, fxts: true } }
const ADDRESS = '/h5-page/lead/invited?form=form'

let gateway: TestGateway
let share_code: string
beforeAll(async () => {
  gateway = await startTestGateway()
  const page = pageText({ code: 'invited', page_schema: [FORM, FOOTER] })
  expect(await gateway.publish(page)).toMatchObject({ published: true })
  await rows(
    `INSERT INTO invite_activity (activity_id, title, start_at, end_at, rules, gift, share_title)
     VALUES ('friends', '邀请好友', now() - interval '1 day', now() + interval '1 day', '', '课程', '来看看')`,
  )
  const inviter = await signIn(gateway)
  const own = await call(gateway, 'invitationShareCode', { activity_id: 'friends' }, inviter)
  share_code = own.response.share_code
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => rows('TRUNCATE sms_hour, call_count'))

async function rows(statement: string) {
  return (await gateway.database.owner.pool.query(statement)).rows
}

const send = (fields: Fields, own: Partial<SendOptions> = {}) =>
  sendForm(fields, { url: ADDRESS, app: gateway.app, ...own })
const typed = (own: Fields = {}): Fields => ({ handset: someHandset(), consent: CONSENT, ...own })

/** As far as the page that asks for the code. */
async function withCode(own: Fields = {}) {
  const fields = typed(own)
  const asked = await send({ ...fields, ...passedCaptcha(gateway) })
  expect(asked).toMatchObject({ status: 200, step: { kind: 'code', button: '注册' } })
  const code = (await newestCode(gateway.ctx, fields.handset ?? '')) ?? ''
  return { fields, code, wrong: code === '0000' ? '1111' : '0000' }
}

const tokenIn = (cookie: unknown) => /^token=([^;]+)/.exec(String(cookie))?.[1]

describe('what was typed into the stored page', () => {
  test.each<[string, Fields, string, string]>([
    ['no phone', { handset: '' }, 'handset', '请输入正确的手机号'],
    ['a phone of no mobile', { handset: '12800138000' }, 'handset', '请输入正确的手机号'],
    ['no tick', { consent: '' }, 'consent', errors.consentRequired.msg],
    ['a tick at other words', { consent: '同意一切' }, 'consent', errors.consentRequired.msg],
  ])('with %s comes back with what is wrong', async (_what, own, field, msg) => {
    const fields = typed(own)
    expect(await send(fields)).toMatchObject({
      status: 200,
      step: { kind: 'invited', typed: { handset: fields.handset } },
      fault: { field, msg },
    })
  })

  test('goes on with the code of the link, which the address of the page has', async () => {
    const referer = `https://${HOST}/h5-page/InviteFriends/register?share_code=${share_code}`
    const answered = await send(typed(), { headers: { referer } })
    expect(answered).toMatchObject({ step: { kind: 'captcha' }, carried: { share_code } })
    const elsewhere = { referer: referer.replace(HOST, 'elsewhere.test') }
    expect((await send(typed(), { headers: elsewhere })).carried).not.toHaveProperty('share_code')
    const { carried } = await send(typed({ share_code: 'OWNCODE234' }), { headers: { referer } })
    expect(carried).toMatchObject({ share_code: 'OWNCODE234' })
  })
})

describe('the registration', () => {
  test('binds who was invited, logs them in by the cookie, and notes what was agreed to', async () => {
    const { fields, code } = await withCode({ share_code })
    const reply = await postForm({ ...fields, code }, { url: ADDRESS, app: gateway.app })
    expect(reply.payload).toContain('"kind":"signedUp","isNew":true,"isBound":true,"wasInvited":true')
    const token = tokenIn(reply.headers['set-cookie'])
    const headers = { authorization: `Bearer ${token}` }
    const { response } = await call(gateway, 'currentUser', {}, { headers })
    expect(response.handset).toBe(`${fields.handset?.slice(0, 3)}****${fields.handset?.slice(-4)}`)
    const consents = await rows(`SELECT doc, purpose FROM consent_log WHERE uid = ${response.softuser_id}`)
    expect(consents).toEqual([{ doc: 'privacy', purpose: 'service' }])
  })

  test('of a phone that is known logs in, and says so; a code that is none keeps nobody away', async () => {
    const { handset } = await signIn(gateway)
    const known = await withCode({ handset, share_code })
    expect((await send({ ...known.fields, code: known.code })).step).toEqual({
      kind: 'signedUp',
      isNew: false,
      isBound: false,
      wasInvited: true,
    })
    const other = await withCode({ share_code: 'NOBODYHAS2' })
    expect((await send({ ...other.fields, code: other.code })).step).toMatchObject({
      isNew: true,
      isBound: false,
    })
  })

  test.each<[string, (wrong: string) => string, string]>([
    ['no code', () => ' ', '请输入验证码'],
    ['a wrong code', (wrong) => wrong, errors.smsCodeWrong.msg],
  ])('is none with %s: nobody is logged in, and all that was filled in stays', async (_what, code, msg) => {
    const { fields, wrong } = await withCode({ share_code })
    const resend_at = String(Date.now() + 40_000)
    const sent = { ...fields, resend_at, code: code(wrong) }
    expect(await send(sent)).toMatchObject({
      step: { kind: 'code' },
      fault: { field: 'code', msg },
      carried: fields,
    })
    const { headers } = await postForm(sent, { url: ADDRESS, app: gateway.app })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('is none for a form of somebody else’s page', async () => {
    const { fields, code } = await withCode()
    const headers = { origin: 'https://elsewhere.test' }
    const reply = await postForm({ ...fields, code }, { url: ADDRESS, app: gateway.app, headers })
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined])
  })
})
