import { errors, operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pagePublishing } from '../pages'
import { newestCode } from '../sms'
import { passedCaptcha } from '../testing/ask-for-code'
import { pageText } from '../testing/documents'
import { race } from '../testing/race'
import { someHandset } from '../testing/sign-in'
import { BY_TEST, startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { type Fields, HOST, postForm, type SendOptions, sendForm } from './testing/send-form'

const CONSENT = '我已阅读并同意《隐私政策》'
const WRONG_ENTRY = '请输入正确的姓名和手机号！'
const NO_CONSENT = '请先阅读并同意《隐私政策》'
const GUANGZHOU = '440000,440100'

const FORM = {
  name: 'wBrokerRegister',
  id: '开户.1',
  value: { title: '开户登记', state_code: 'autumn', button: '提交登记', consent: CONSENT },
}
const FOOTER = { name: 'footer', value: { show: true, show5: true, fxts: true } }
const ADDRESS = `/h5-page/lead/open?form=${encodeURIComponent(FORM.id)}`

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await publish('open')
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() =>
  rows(`
    SET session_replication_role = replica;
    TRUNCATE account_intent, broker, staff, staff_bind, staff_qr, consent_log, sms_message, sms_code, sms_phone, sms_hour,
      call_count, captcha_log, pgboss.job CASCADE;
    SET session_replication_role = DEFAULT;
    INSERT INTO staff (staff_id, name, wecom_user_id, is_default) VALUES (1, '甲', 'a', true);
    INSERT INTO broker (open_brokerage_type, name, intro, registration_url, sort, status) VALUES
      ('caida', '示例证券', '约十分钟', 'https://open.example.com/r?from={channel}', 1, 1),
      ('second', '示范证券', '', '', 2, 1),
      ('paused', '样例证券', '', '', 3, 0)`),
)

async function publish(code: string, value: object = {}) {
  const form = { ...FORM, value: { ...FORM.value, ...value } }
  const report = await gateway.publish(pageText({ code, page_schema: [form, FOOTER] }))
  expect(report).toMatchObject({ published: true })
}

async function rows(statement: string) {
  return (await gateway.database.owner.pool.query(statement)).rows
}

const post = (fields: Fields, own: Partial<SendOptions> = {}) =>
  postForm(fields, { url: ADDRESS, app: gateway.app, ...own })
const send = (fields: Fields, own: Partial<SendOptions> = {}) =>
  sendForm(fields, { url: ADDRESS, app: gateway.app, ...own })

/** What the stored page's own form sends: it knows neither brokers nor regions. */
const begun = (own: Fields = {}): Fields => ({
  name: '王小明',
  handset: someHandset(),
  consent: CONSENT,
  provinceID: '',
  cityID: '',
  areaID: '',
  ...own,
})
/** What the page after it sends. */
const whole = (own: Fields = {}): Fields => ({
  name: '王小明',
  handset: someHandset(),
  consent: CONSENT,
  open_brokerage_type: 'caida',
  region: GUANGZHOU,
  ...own,
})

/** As far as the page that asks for the code. */
async function withCode(own: Fields = {}) {
  const fields = whole(own)
  const asked = await send({ ...fields, ...passedCaptcha(gateway) })
  expect(asked).toMatchObject({ status: 200, step: { kind: 'code', button: '提交登记' } })
  const code = (await newestCode(gateway.ctx, fields.handset ?? '')) ?? ''
  return { fields, code, wrong: code === '0000' ? '1111' : '0000' }
}

const stored = () =>
  rows(`SELECT broker, uid, name, province_id, city_id, area_id, state_code, page_code, consent
    FROM account_intent ORDER BY created_at`)
const consents = () => rows('SELECT purpose, doc FROM consent_log ORDER BY id')
const messages = () => rows("SELECT scene, operation_name FROM sms_message WHERE scene = 'enrol'")

describe('what was typed into the stored page', () => {
  test.each<[string, Fields, string, string]>([
    ['no name', { name: ' ' }, 'name', WRONG_ENTRY],
    ['no phone', { handset: '' }, 'handset', WRONG_ENTRY],
    ['a phone of no mobile', { handset: '12800138000' }, 'handset', WRONG_ENTRY],
    ['no tick', { consent: '' }, 'consent', NO_CONSENT],
    ['a tick at other words than the form has now', { consent: '同意一切' }, 'consent', NO_CONSENT],
  ])('with %s comes back with what is wrong', async (_what, own, field, msg) => {
    const fields = begun(own)
    const answered = await send(fields)
    expect(answered).toMatchObject({
      status: 200,
      step: { kind: 'registration', typed: { name: fields.name, handset: fields.handset } },
      fault: { field, msg },
    })
    // Refused in the same words by the call.
    const { method, path: url } = operations.addOpenAccount
    const { name, handset } = fields
    const payload = {
      name,
      handset: handset || '1',
      code: '1234',
      consent: fields.consent === CONSENT ? 1 : 0,
    }
    expect((await gateway.app.inject({ method, url, payload })).json().msg).toBe(msg)
  })

  test('when it is right leads to what that page could not know: the brokers and the regions', async () => {
    const answered = await send(begun())
    expect(answered).not.toHaveProperty('fault')
    expect(answered.step).toMatchObject({
      kind: 'registration',
      typed: { name: '王小明', consent: true, open_brokerage_type: '', region: '' },
      brokers: [
        { open_brokerage_type: 'caida', name: '示例证券', intro: '约十分钟', isOpen: true },
        { open_brokerage_type: 'second', isOpen: true },
        { open_brokerage_type: 'paused', isOpen: false },
      ],
      provinces: expect.arrayContaining([
        { name: '广东省', cities: expect.arrayContaining([{ region: GUANGZHOU, name: '广州市' }]) },
      ]),
    })
    expect(await messages()).toEqual([])
  })

  test('keeps the broker and the district that were chosen there with a script', async () => {
    const chosen = {
      open_brokerage_type: 'second',
      provinceID: '440000',
      cityID: '440100',
      areaID: '440106',
      code: '',
    }
    expect((await send(begun(chosen))).step.kind).toBe('captcha')
    expect((await send(begun({ ...chosen, consent: '' }))).step).toMatchObject({
      typed: { open_brokerage_type: 'second', region: '440000,440100,440106' },
      district: { region: '440000,440100,440106', name: '广东省 广州市 天河区' },
    })
  })

  test('is in no address, no header and no cache', async () => {
    const fields = begun()
    const { headers } = await post(fields)
    expect(JSON.stringify(headers)).not.toMatch(new RegExp(`${fields.handset}|王小明`))
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const { action, returnTo } = await send(fields)
    expect([action, returnTo]).toEqual([ADDRESS, '/h5-page/h5/open'])
  })
})

describe('what was chosen', () => {
  test('when it is right leads to the captcha of this kind of code', async () => {
    const answered = await send(whole())
    expect(answered.step).toMatchObject({ kind: 'captcha', app_id: 'proof-of-work' })
    expect(answered.carried).toMatchObject({ open_brokerage_type: 'caida', region: GUANGZHOU })
  })

  test('without a broker comes back: a browser sends nothing for a choice that was not made', async () => {
    const { open_brokerage_type: _, ...fields } = whole()
    expect(await send(fields)).toMatchObject({
      step: { kind: 'registration', typed: { region: GUANGZHOU } },
      fault: { field: 'open_brokerage_type', msg: '请选择券商' },
    })
  })

  test.each<[string, Fields, string, string]>([
    ['no broker', { open_brokerage_type: '' }, 'open_brokerage_type', '请选择券商'],
    [
      'a broker that takes nobody',
      { open_brokerage_type: 'paused' },
      'open_brokerage_type',
      '该券商暂停办理，请选择其他券商',
    ],
    [
      'an unknown broker',
      { open_brokerage_type: 'nobody' },
      'open_brokerage_type',
      '该券商暂停办理，请选择其他券商',
    ],
    ['a broker that cannot be', { open_brokerage_type: 'a b' }, 'form', '参数错误'],
    ['no region', { region: '' }, 'region', '请选择所在地区'],
    ['a region that is none', { region: '999999' }, 'region', '请选择所在地区'],
    ['a city of another province', { region: '110000,440100' }, 'region', '请选择所在地区'],
    ['words for a region', { region: 'abc' }, 'region', '请选择所在地区'],
    ['a region beyond all numbers', { region: '1e999' }, 'form', '参数错误'],
  ])('with %s comes back, and no code is sent', async (_what, own, field, msg) => {
    const answered = await send({ ...whole(own), ...passedCaptcha(gateway) })
    expect(answered).toMatchObject({ status: 200, step: { kind: 'registration' }, fault: { field, msg } })
    expect(await messages()).toEqual([])
  })
})

describe('the code', () => {
  test('is one for registrations, and the next may be asked for in a minute', async () => {
    const { step } = await send({ ...whole(), ...passedCaptcha(gateway) })
    if (step.kind !== 'code') throw new Error(step.kind)
    expect(step.resend_at - step.now).toBe(60_000)
    expect(await messages()).toEqual([{ scene: 'enrol', operation_name: 'wBrokerRegister' }])
  })

  test('is sent once for a page that is sent twice, and the second says how to go on with the first', async () => {
    const fields = { ...whole(), ...passedCaptcha(gateway) }
    await send(fields)
    expect(await send(fields)).toMatchObject({
      step: { kind: 'registration', mayHaveCode: true },
      fault: { field: 'form', msg: '验证失败，请重试' },
    })
    expect((await send({ ...fields, known: '1' })).step.kind).toBe('code')
    expect(await messages()).toHaveLength(1)
  })

  test('is refused within the minute, in the words of the call', async () => {
    const { fields } = await withCode()
    expect(await send({ ...fields, ...passedCaptcha(gateway) })).toMatchObject({
      step: { kind: 'registration', mayHaveCode: true },
      fault: { field: 'form', msg: errors.smsTooFrequent.msg },
    })
  })

  test('begins with the captcha again when another is wanted', async () => {
    const { fields } = await withCode()
    expect((await send({ ...fields, code: '', again: '1' })).step.kind).toBe('captcha')
  })
})

describe('the registration', () => {
  test('is noted with what the page says, and tells where the account is opened', async () => {
    const { fields, code } = await withCode({ name: ' 王小明 ' })
    const { status, step } = await send({ ...fields, code: ` ${code}` })
    expect(status).toBe(200)
    expect(step).toEqual({
      kind: 'registered',
      is_new: true,
      broker: '示例证券',
      registration_url: 'https://open.example.com/r?from=autumn',
      wechat_img: expect.stringMatching(/^\/assets\/[0-9a-f]{64}\.png$/),
    })
    expect(await stored()).toEqual([
      {
        broker: 'caida',
        uid: null,
        name: '王小明',
        province_id: 440_000,
        city_id: 440_100,
        area_id: null,
        state_code: 'autumn',
        page_code: 'open',
        consent: 'recorded',
      },
    ])
    expect(await consents()).toEqual([{ purpose: 'service', doc: 'privacy' }])
  })

  test('is one, however often it is sent and by however many processes it is taken', async () => {
    await using twin = await startTwin(gateway)
    const { fields, code } = await withCode()
    const answers = await race(10, (turn) => send({ ...fields, code }, turn % 2 ? { app: twin.app } : {}))
    expect(answers.map(({ step }) => step.kind)).toEqual(Array(10).fill('registered'))
    expect([await stored(), await consents()].map(({ length }) => length)).toEqual([1, 1])
  })

  test('of a phone that has registered before says so, and leads to the same', async () => {
    const { fields, code } = await withCode()
    const first = await send({ ...fields, code })
    await rows("UPDATE sms_phone SET sent_at = sent_at - interval '1 minute'")
    const later = await withCode(fields)
    const again = await send({ ...fields, code: later.code })
    expect(again.step).toEqual({ ...first.step, is_new: false })
    expect(await stored()).toHaveLength(1)
  })

  test.each<[string, (code: string, wrong: string) => string, string]>([
    ['no code', () => ' ', '请输入验证码'],
    ['a wrong code', (_code, wrong) => wrong, errors.smsCodeWrong.msg],
  ])('is not noted with %s, and the page keeps what was filled in', async (_what, typed, msg) => {
    const { fields, code, wrong } = await withCode()
    const resend_at = String(Date.now() + 40_000)
    const said = typed(code, wrong)
    expect(await send({ ...fields, resend_at, code: said })).toMatchObject({
      status: 200,
      step: { kind: 'code', typed: said, resend_at: Number(resend_at), button: '提交登记' },
      fault: { field: 'code', msg },
      carried: fields,
    })
    expect(await stored()).toEqual([])
    expect((await send({ ...fields, code })).step.kind).toBe('registered')
  })

  test('is not noted with a code that is over', async () => {
    const { fields, code } = await withCode()
    await rows("UPDATE sms_code SET expire_at = now() - interval '1 s'")
    expect(await send({ ...fields, code })).toMatchObject({
      step: { kind: 'code' },
      fault: { field: 'code', msg: errors.smsCodeExpired.msg },
    })
    expect(await stored()).toEqual([])
  })

  test('is not noted after five wrong codes, though the sixth is right', async () => {
    const { fields, code, wrong } = await withCode()
    for (let tries = 0; tries < 5; tries += 1) await send({ ...fields, code: wrong })
    expect((await send({ ...fields, code })).fault).toEqual({
      field: 'code',
      msg: errors.smsCodeExpired.msg,
    })
    expect(await stored()).toEqual([])
  })

  test('of a broker that has closed meanwhile is asked for another one', async () => {
    const { fields, code } = await withCode()
    await rows("UPDATE broker SET status = 0 WHERE open_brokerage_type = 'caida'")
    expect(await send({ ...fields, code })).toMatchObject({
      step: { kind: 'registration', typed: { name: '王小明' } },
      fault: { field: 'open_brokerage_type' },
    })
    expect((await send({ ...fields, open_brokerage_type: 'second', code })).step).toMatchObject({
      kind: 'registered',
      broker: '示范证券',
      registration_url: '',
    })
  })

  test('asks for agreement once more when the page has other words by now', async () => {
    await publish('changing')
    const url = ADDRESS.replace('open', 'changing')
    const { fields, code } = await withCode()
    await publish('changing', { consent: '我已阅读并同意《隐私政策》和新的条款' })
    await expect
      .poll(async () => (await send({ ...fields, code }, { url })).fault)
      .toMatchObject({ field: 'consent' })
  })
})

describe('nobody is answered', () => {
  test('who comes from another site', async () => {
    const headers = { origin: 'https://evil.net' }
    const { statusCode, body } = await post({ ...whole(), ...passedCaptcha(gateway) }, { headers })
    expect([statusCode, body]).toEqual([403, errors.operationFailed.msg])
    expect(await messages()).toEqual([])
  })

  test('but who comes from the page itself', async () => {
    const headers = { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }
    expect((await send(whole(), { headers })).step.kind).toBe('captcha')
  })

  test.each(['/h5-page/lead/open?form=nothing', '/h5-page/lead/nowhere?form=x'])(
    'at %s, where there is no form',
    async (url) => {
      expect((await post(whole(), { url })).statusCode).toBe(404)
    },
  )

  test('on a page that was taken down meanwhile', async () => {
    await publish('gone')
    const url = ADDRESS.replace('open', 'gone')
    expect((await send(whole(), { url })).step.kind).toBe('captcha')
    await pagePublishing.takeDownPage(gateway.ctx, { code: 'gone', reason: '结束', by: BY_TEST })
    await expect.poll(async () => (await post(whole(), { url })).statusCode).toBe(404)
  })
})

test('the page that stands at the address of the site’s own takes registrations too', async () => {
  const { payload } = await gateway.app.inject('/h5-page/brokerRegister')
  expect(payload).toContain('brokerRegister')
  const [, form = ''] = /"name":"wBrokerRegister","id":"([^"]+)"/.exec(payload) ?? []
  const url = `/h5-page/lead/brokerRegister?form=${form}`
  expect((await send({}, { url })).step.kind).toBe('registration')
})

test('whatever stands in the fields, there is a page and no fault of ours', async () => {
  const hostile = [
    '\u0000',
    '\uFFFD',
    '"><script>alert(1)</script>',
    "' or 1=1--",
    'x'.repeat(5_000),
    '-1',
    'NaN',
  ]
  for (const name of ['name', 'handset', 'consent', 'open_brokerage_type', 'region', 'provinceID', 'code']) {
    for (const value of hostile) {
      for (const step of [{}, { ticket: 'x', randstr: '1' }, { code: '0000' }]) {
        const { statusCode, body } = await post({ ...whole(), ...step, [name]: value })
        expect([name, value, statusCode]).toEqual([name, value, expect.toBeOneOf([200, 429])])
        expect(body).not.toMatch(/ {4}at |node_modules|insert into/i)
      }
    }
  }
  expect(await stored()).toEqual([])
}, 60_000)
