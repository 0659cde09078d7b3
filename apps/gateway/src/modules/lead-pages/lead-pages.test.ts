import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pagePublishing } from '../pages'
import { newestCode } from '../sms'
import { passedCaptcha } from '../testing/ask-for-code'
import { beaconFigures, untilNoneWaits } from '../testing/beacon-figures'
import { pageText } from '../testing/documents'
import { race } from '../testing/race'
import { someHandset } from '../testing/sign-in'
import {
  BY_TEST,
  COMPANY,
  startTestGateway,
  startTwin,
  type TestGateway,
} from '../testing/start-test-gateway'
import { type Fields, HOST, postForm, type SendOptions, sendForm } from './testing/send-form'

const CONSENT = '我已阅读并同意《隐私政策》'
const MARKETING = '愿意接收短信'
const WRONG_ENTRY = '请输入正确的姓名和手机号！'

const FORM = {
  name: 'leadForm',
  id: '表单.1',
  value: { version_id: 301, cps_id: 'from-page', consent: CONSENT, marketing: MARKETING },
  common: { uploadId: 'ad-1' },
}
const FOOTER = { name: 'footer', value: { show: true, fxts: true } }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { hostSettings: { appLink: '/app' } } })
  await publish('sale')
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() =>
  rows(`
    SET session_replication_role = replica;
    TRUNCATE consent_log, lead, lead_touch, lead_note, callback_task, sms_message, sms_code, sms_phone, sms_hour, call_count,
      captcha_log, pgboss.job;
    SET session_replication_role = DEFAULT`),
)

async function publish(code: string, value: object = {}) {
  const form = { ...FORM, value: { ...FORM.value, ...value } }
  const report = await gateway.publish(pageText({ code, page_schema: [form, FOOTER] }))
  expect(report).toMatchObject({ published: true })
}

async function rows(statement: string) {
  return (await gateway.database.owner.pool.query(statement)).rows
}

const ADDRESS = `/h5-page/lead/sale?form=${encodeURIComponent(FORM.id)}`

const post = (fields: Fields, own: Partial<SendOptions> = {}) =>
  postForm(fields, { url: ADDRESS, app: gateway.app, ...own })
const send = (fields: Fields, own: Partial<SendOptions> = {}) =>
  sendForm(fields, { url: ADDRESS, app: gateway.app, ...own })

const someone = (own: Fields = {}): Fields => ({
  nick_name: '王小明',
  handset: someHandset(),
  consent: CONSENT,
  ...own,
})

/** As far as the page that asks for the code. */
async function withCode(own: Fields = {}) {
  const fields = someone(own)
  const asked = await send({ ...fields, ...passedCaptcha(gateway) })
  expect(asked).toMatchObject({ status: 200, step: { kind: 'code' } })
  const code = (await newestCode(gateway.ctx, fields.handset ?? '')) ?? ''
  return { fields, code, wrong: code === '0000' ? '1111' : '0000' }
}

const stored = () =>
  rows('SELECT version_id, nick_name, cps_id, page_code, upload_id, uid, consent FROM lead ORDER BY lead_id')
const consents = () => rows('SELECT purpose, agreed_text FROM consent_log ORDER BY id')
const messages = () => rows("SELECT scene FROM sms_message WHERE scene = 'lead'")

describe('what was typed', () => {
  test.each<[string, Fields, string, string]>([
    ['no name', { nick_name: ' ' }, 'nick_name', WRONG_ENTRY],
    ['a name that is too long', { nick_name: '一'.repeat(13) }, 'nick_name', WRONG_ENTRY],
    ['no phone', { handset: '' }, 'handset', WRONG_ENTRY],
    ['a phone of no mobile', { handset: '12800138000' }, 'handset', WRONG_ENTRY],
    ['no tick', { consent: '' }, 'consent', '请先阅读并同意《隐私政策》'],
    [
      'a tick at other words than the form has now',
      { consent: '同意一切' },
      'consent',
      '请先阅读并同意《隐私政策》',
    ],
  ])('with %s comes back with what is wrong', async (_what, own, field, msg) => {
    const fields = someone(own)
    const answered = await send(fields)
    expect(answered).toMatchObject({ status: 200, step: { kind: 'entry' }, fault: { field, msg } })
    expect(answered.step).toMatchObject({
      typed: { nick_name: fields.nick_name, handset: fields.handset },
    })
    // Refused in the same words by the call.
    const { method, path: url } = operations.giftActivity
    const payload = { ...fields, code: '1234', consent: fields.consent === CONSENT ? 1 : 0 }
    expect((await gateway.app.inject({ method, url, payload })).json().msg).toBe(msg)
  })

  test('is as little as nothing: the page says what is missing', async () => {
    expect(await send({})).toMatchObject({ step: { kind: 'entry' }, fault: { field: 'handset' } })
  })

  test('when it is right leads to the captcha, and no message is sent yet', async () => {
    const answered = await send(someone({ consent_marketing: MARKETING }))
    expect(answered.step).toEqual({
      kind: 'captcha',
      app_id: 'proof-of-work',
      work: {
        ticket: expect.any(String),
        salt: expect.any(String),
        target: expect.stringMatching(/^[0-9a-f]{64}$/),
        max: expect.any(Number),
      },
    })
    expect(answered.carried).toMatchObject({ consent: CONSENT, consent_marketing: MARKETING })
    expect(await messages()).toEqual([])
  })

  test('is in no address, no header and no cache', async () => {
    const fields = someone()
    const { headers } = await post(fields)
    expect(JSON.stringify(headers)).not.toMatch(new RegExp(`${fields.handset}|王小明`))
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    })
    expect((await send(fields)).action).toBe(ADDRESS)
  })
})

describe('the code', () => {
  test('is sent for a captcha that was passed, and the next may be asked for in a minute', async () => {
    const { step, carried } = await send({ ...someone(), ...passedCaptcha(gateway) })
    if (step.kind !== 'code') throw new Error(step.kind)
    expect(step.resend_at - step.now).toBe(60_000)
    expect(carried.consent).toBe(CONSENT)
    expect(await messages()).toHaveLength(1)
    const figures = await gateway.app.metrics.getSingleMetricAsString('sms_send_calls_total')
    expect(figures).toMatch(/sms_send_calls_total\{code="1"\} \d/)
  })

  test.each<[string, Fields, string]>([
    ['a ticket that is none', { ticket: 'x', randstr: '1' }, '验证失败，请重试'],
    ['no ticket', { ticket: '', randstr: '' }, '验证失败，请重试'],
    ['a ticket that no call takes', { ticket: 'x'.repeat(3_000), randstr: '1' }, '参数错误'],
  ])('is not sent for %s', async (_what, captcha, msg) => {
    const answered = await send({ ...someone(), ...captcha })
    expect(answered).toMatchObject({ step: { kind: 'entry' }, fault: { field: 'form', msg } })
    expect(await messages()).toEqual([])
  })

  test('is sent once for a page that is sent twice, and the second says how to go on with the first', async () => {
    const fields = { ...someone(), ...passedCaptcha(gateway) }
    await send(fields)
    const again = await send(fields)
    expect(again).toMatchObject({ step: { kind: 'entry', mayHaveCode: true }, fault: { field: 'form' } })
    expect((await send({ ...fields, known: '1' })).step.kind).toBe('code')
    expect(await messages()).toHaveLength(1)
  })

  test('is refused within the minute, in the words of the call', async () => {
    const { fields } = await withCode()
    expect(await send({ ...fields, ...passedCaptcha(gateway) })).toMatchObject({
      step: { kind: 'entry', mayHaveCode: true },
      fault: { field: 'form', msg: '验证码发送过于频繁，请稍后再试' },
    })
  })

  test('begins with the captcha again when another is wanted', async () => {
    const { fields } = await withCode()
    expect((await send({ ...fields, code: '', again: '1' })).step.kind).toBe('captcha')
  })
})

describe('the lead', () => {
  test('is stored with what the page says, and the answer has what the form promises', async () => {
    const { fields, code } = await withCode({ nick_name: ' 王小明 ', consent_marketing: MARKETING })
    const { status, step, form } = await send({ ...fields, code: ` ${code}` })
    expect([status, step]).toEqual([
      200,
      { kind: 'done', is_new: true, download_url: '/app', service_phone: COMPANY.phone },
    ])
    expect(form).toMatchObject({ id: FORM.id, value: { consent: CONSENT } })
    expect(await stored()).toEqual([
      {
        version_id: 301,
        nick_name: '王小明',
        cps_id: 'from-page',
        page_code: 'sale',
        upload_id: 'ad-1',
        uid: null,
        consent: 'recorded',
      },
    ])
    expect(await consents()).toEqual([
      { purpose: 'service', agreed_text: CONSENT },
      { purpose: 'marketing', agreed_text: MARKETING },
    ])
  })

  test('has no marketing that was not ticked, and none in words of somebody’s own', async () => {
    const { fields, code } = await withCode({ consent_marketing: '同意出售我的信息' })
    await send({ ...fields, code })
    expect(await consents()).toEqual([{ purpose: 'service', agreed_text: CONSENT }])
  })

  test('came from where the link says that led to the page', async () => {
    const referer = `https://${HOST}/h5-page/h5/sale?cps_id=from-link`
    const first = await send(someone(), { headers: { referer } })
    expect([first.origin.cps_id, first.returnTo]).toEqual(['from-link', '/h5-page/h5/sale?cps_id=from-link'])
    const { fields, code } = await withCode({ cps_id: first.origin.cps_id })
    await send({ ...fields, code })
    expect(await stored()).toMatchObject([{ cps_id: 'from-link' }])
    const elsewhere = await send(someone(), { headers: { referer: 'https://evil.net/?cps_id=x' } })
    expect(elsewhere.origin.cps_id).toBe('')
  })

  test('is one, however often it is sent and by however many processes it is taken', async () => {
    await using twin = await startTwin(gateway)
    const { fields, code } = await withCode()
    const answers = await race(10, (turn) => send({ ...fields, code }, turn % 2 ? { app: twin.app } : {}))
    expect(new Set(answers.map(({ step }) => JSON.stringify(step))).size).toBe(1)
    expect(answers[0]?.step).toMatchObject({ kind: 'done', is_new: true })
    expect(
      [await stored(), await rows('SELECT FROM lead_touch'), await consents()].map(({ length }) => length),
    ).toEqual([1, 1, 1])
  })

  test.each<[string, (code: string, wrong: string) => string, string]>([
    ['no code', () => ' ', '请输入验证码'],
    ['a wrong code', (_code, wrong) => wrong, '验证码错误'],
  ])('is not stored with %s, and the page keeps what was typed', async (_what, typed, msg) => {
    const { fields, code, wrong } = await withCode()
    const resend_at = String(Date.now() + 40_000)
    const said = typed(code, wrong)
    const answered = await send({ ...fields, resend_at, code: said })
    expect(answered).toMatchObject({
      status: 200,
      step: { kind: 'code', typed: said, resend_at: Number(resend_at) },
      fault: { field: 'code', msg },
      carried: { nick_name: '王小明', handset: fields.handset, consent: CONSENT },
    })
    expect(await stored()).toEqual([])
    expect((await send({ ...fields, code })).step.kind).toBe('done')
  })

  test('is not stored with a code that is over', async () => {
    const { fields, code } = await withCode()
    await rows("UPDATE sms_code SET expire_at = now() - interval '1 s'")
    expect(await send({ ...fields, code })).toMatchObject({
      step: { kind: 'code' },
      fault: { field: 'code', msg: '验证码已过期，请重新获取' },
    })
  })

  test('is not stored for who comes too often, and says so', async () => {
    const { fields, code } = await withCode()
    await rows("UPDATE call_count SET count = 301 WHERE key LIKE 'lead %'")
    await rows(
      "INSERT INTO call_count (key, window_start, count) VALUES ('lead 127.0.0.1', now(), 301) ON CONFLICT DO NOTHING",
    )
    expect(await send({ ...fields, code })).toMatchObject({
      status: 429,
      step: { kind: 'code' },
      fault: { field: 'form', msg: '请求过于频繁，请稍后再试' },
    })
  })

  test('asks for agreement once more when the page has other words by now', async () => {
    await publish('changing')
    const url = ADDRESS.replace('sale', 'changing')
    const { fields, code } = await withCode()
    await publish('changing', { consent: '我已阅读并同意《隐私政策》和新的条款' })
    await expect
      .poll(async () => (await send({ ...fields, code }, { url })).fault)
      .toMatchObject({ field: 'consent' })
  })
})

describe('the figures', () => {
  const counted = () =>
    rows(
      'SELECT view_seq, name, page_code, block_id, block, upload_id FROM page_event ORDER BY session_id, seq',
    )
  const settled = () => untilNoneWaits(() => beaconFigures(gateway, 'page_events'))
  const event = { view_seq: 0, page_code: 'sale', block_id: FORM.id, block: 'leadForm', upload_id: 'ad-1' }
  beforeEach(async () => {
    // What earlier tests have left still waits.
    await settled()
    await rows('TRUNCATE page_event')
  })

  test('have each step of a lead up to its end once, however often a page is sent', async () => {
    const wrong = await send(someone({ handset: '' }))
    const { view } = wrong.origin
    const { fields, code } = await withCode({ view })
    for (const _ of [1, 2]) expect((await send({ ...fields, code })).origin.view).toBe(view)
    await settled()
    const steps = ['lead_start', 'phone_valid', 'sms_sent', 'code_right', 'lead_ok']
    expect(await counted()).toEqual(steps.map((name) => ({ ...event, name })))
  })

  test('have each visitor apart, and whatever is said to be a view is not believed', async () => {
    const views = await Promise.all(['', 'x', '13800138000'].map((view) => send(someone({ view }))))
    expect(new Set(views.map(({ origin }) => origin.view)).size).toBe(3)
    await settled()
    const steps = ['lead_start', 'phone_valid']
    expect((await counted()).map(({ name }) => name)).toEqual([...steps, ...steps, ...steps])
    expect(JSON.stringify(await rows('SELECT session_id FROM page_event'))).not.toContain('13800138000')
  })

  test('have nobody who was refused, and no program that says what it is', async () => {
    await post(someone(), { headers: { origin: 'https://evil.net' } })
    await post(someone(), { headers: { 'user-agent': 'Examplebot/1.0' } })
    await settled()
    expect(await counted()).toEqual([])
  })
})

describe('nobody is answered', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.net' }],
    ['another host of the same domain', { origin: 'https://shop.example.com' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour, as the browser says', { origin: `https://${HOST}`, 'sec-fetch-site': 'same-site' }],
  ])('who comes from %s', async (_where, headers) => {
    const { statusCode, body } = await post({ ...someone(), ...passedCaptcha(gateway) }, { headers })
    expect([statusCode, body]).toEqual([403, '操作失败，请稍后重试'])
    expect(await messages()).toEqual([])
  })

  test('but who comes from the page itself', async () => {
    const headers = { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }
    expect((await send(someone(), { headers })).step.kind).toBe('captcha')
  })

  test.each([
    '/h5-page/lead/sale?form=nothing',
    '/h5-page/lead/sale',
    '/h5-page/lead/sale?form=a&form=b',
    '/h5-page/lead/nowhere?form=form',
    '/h5-page/lead/a.b?form=form',
  ])('at %s, where there is no form', async (url) => {
    const { statusCode, body, headers } = await post(someone(), { url })
    expect([statusCode, body]).toEqual([404, '<p>state not_found</p>'])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('on a page that was taken down meanwhile', async () => {
    await publish('gone')
    const url = ADDRESS.replace('sale', 'gone')
    expect((await send(someone(), { url })).step.kind).toBe('captcha')
    await pagePublishing.takeDownPage(gateway.ctx, { code: 'gone', reason: '结束', by: BY_TEST })
    await expect.poll(async () => (await post(someone(), { url })).statusCode).toBe(404)
  })

  test.each([
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/x-www-form-urlencoded', `nick_name=${'x'.repeat(20_000)}`, 413],
  ])('who sends %s of the wrong kind or size', async (type, payload, status) => {
    const headers = { host: HOST, 'content-type': type }
    const reply = await gateway.app.inject({ method: 'POST', url: ADDRESS, headers, payload })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([status, 'no-store'])
  })

  test.each(['lead', 'survey'])(
    'where pages call another gateway (%s): says so, and where to go',
    async (kind) => {
      await using other = await startTwin(gateway, { config: { gatewayOrigin: 'https://gw.example.com' } })
      const url = ADDRESS.replace('/lead/', `/${kind}/`)
      const before = await stored()
      const { statusCode, headers, body } = await post(someone(), { app: other.app, url })
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
      expect(body).toContain('没有提交成功')
      const { phone } = gateway.ctx.company.known().site
      expect(body).toContain(`或致电 ${phone}`)
      expect(await stored()).toEqual(before)
      expect((await other.app.inject(url)).headers.location).toBe('/h5-page/h5/sale')
    },
  )
})

test('whoever opens the address is led to the page', async () => {
  const { statusCode, headers } = await gateway.app.inject(ADDRESS)
  expect([statusCode, headers.location]).toEqual([303, '/h5-page/h5/sale'])
})

test('whatever stands in the fields, there is a page and no fault of ours', async () => {
  const hostile = [
    '\u0000',
    '\uFFFD',
    '\u202E活动',
    '"><script>alert(1)</script>',
    "' or 1=1--",
    '%00%zz',
    'x'.repeat(5_000),
    '__proto__',
    '-1',
    '1e999',
    'NaN',
  ]
  const names = [
    'nick_name',
    'handset',
    'consent',
    'cps_id',
    'ticket',
    'randstr',
    'code',
    'view',
    'resend_at',
    'again',
    'known',
  ]
  for (const name of names) {
    for (const value of hostile) {
      const { fields, code } = { fields: someone(), code: '0000' }
      for (const step of [{}, { ticket: 'x', randstr: '1' }, { code }]) {
        const { statusCode, body } = await post({ ...fields, ...step, [name]: value })
        expect([name, value, statusCode]).toEqual([name, value, expect.toBeOneOf([200, 429])])
        expect(body).not.toMatch(/ {4}at |node_modules|insert into/i)
      }
    }
  }
  expect(await stored()).toEqual([])
}, 60_000)
