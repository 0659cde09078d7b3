import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeProof } from '../../integrations'
import { CAPTCHA_ACCOUNT, type CaptchaVendor, startCaptchaVendor } from '../../testing/vendors/tencent-vendor'
import { passedCaptcha } from '../testing/ask-for-code'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { someHandset } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

type Server = Pick<TestGateway, 'app'>
type Captcha = { ticket: string; randstr: string }

const sendWith = (server: Server, captcha: Captcha, handset = someHandset()) =>
  call(server, 'advertSmsSend', { handset, ...captcha })

async function messages({ ctx }: Pick<TestGateway, 'ctx'>): Promise<number> {
  return (await ctx.db.pool.query('SELECT FROM sms_message')).rowCount ?? 0
}

describe('our own captcha', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway()
  })
  afterAll(() => gateway[Symbol.asyncDispose]())
  beforeEach(() =>
    gateway.ctx.db.pool.query('TRUNCATE sms_phone, sms_hour, call_count, sms_code, sms_message'),
  )

  test('is named where pages ask which one to show', async () => {
    expect(await call(gateway, 'captchaAppId', { type: 2 })).toMatchObject({
      code: 1,
      response: { app_id: 'proof-of-work' },
    })
  })

  test.each([{}, { type: '1' }, { type: '3' }, { type: 'constructor' }])(
    'type %j is unknown',
    async (query) => {
      const url = '/oabase/api/passport/captcha/get-data-app-id'
      expect((await gateway.app.inject({ url, query })).json().code).toBe(400001)
    },
  )

  test('one ticket sent fifty times at once, over two processes, sends one message', async () => {
    await using twin = await startTwin(gateway)
    const captcha = passedCaptcha(gateway)
    const replies = await race(50, (index) => sendWith(index % 2 ? twin : gateway, captcha))
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 400020)).toHaveLength(49)
    expect(await messages(gateway)).toBe(1)
  })

  test('the same without the key of its table sends several: it can tell', async () => {
    const { pool } = gateway.ctx.db
    await pool.query('CREATE TABLE careless_ticket (hash text)')
    let passed = 0
    const allHaveLooked = meetingOf(AT_ONCE)
    const careless = async () => {
      const { rowCount } = await pool.query("SELECT FROM careless_ticket WHERE hash = 'x'")
      await allHaveLooked()
      if (rowCount === 1) return
      passed += 1
      await pool.query("INSERT INTO careless_ticket VALUES ('x')")
    }
    await race(50, careless)
    expect(passed).toBeGreaterThan(1)
    await pool.query('DROP TABLE careless_ticket')
  })

  test('of unsolved tickets of a network a hundred rows are kept an hour, and nobody there is refused for them', async () => {
    const unsolved = async () =>
      (await gateway.ctx.db.pool.query("SELECT FROM captcha_log WHERE result = 'failed'")).rowCount ?? 0
    const before = await unsolved()
    for (let round = 0; round < 130; round += 1) {
      const { ticket } = passedCaptcha(gateway)
      expect(await sendWith(gateway, { ticket, randstr: 'x' })).toMatchObject({ code: 400020 })
    }
    expect((await unsolved()) - before).toBe(100)
    const captcha = passedCaptcha(gateway)
    expect(await sendWith(gateway, captcha)).toMatchObject({ code: 1 })
    // A ticket that passed is good only once, whatever else was forgotten.
    expect(await sendWith(gateway, captcha)).toMatchObject({ code: 400020 })
  })

  test('two hundred forged tickets send nothing and leave no row behind', async () => {
    const { ticket, randstr } = passedCaptcha(gateway)
    const before = await gateway.ctx.db.pool.query('SELECT FROM captcha_log')
    for (let round = 0; round < 200; round += 1) {
      const forged =
        round % 2 ? `trerror_1001_${round}` : `${ticket.slice(0, -4)}${String(round).padStart(4, 'x')}`
      expect(await sendWith(gateway, { ticket: forged, randstr })).toMatchObject({ code: 400020 })
    }
    const after = await gateway.ctx.db.pool.query('SELECT FROM captcha_log')
    expect([await messages(gateway), after.rowCount]).toEqual([0, before.rowCount])
  })

  test('the end of a ticket is judged by the clock of the database, whatever this machine believes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const now = Date.now()
    const proof = (seconds: number) => {
      const expireAt = new Date(now + seconds * 1000)
      const { ticket, number } = makeProof(gateway.ctx.config.tokenKeys, { max: 1_000_000, expireAt })
      return { ticket, randstr: String(number) }
    }
    vi.setSystemTime(now + 3_600_000)
    expect(await sendWith(gateway, proof(60))).toMatchObject({ code: 1 })
    vi.setSystemTime(now - 3_600_000)
    expect(await sendWith(gateway, proof(-1))).toMatchObject({ code: 400020 })
  })

  test('the more messages from one address in an hour, the harder the captcha that is shown, for an hour', async () => {
    const challenge = async () => (await call(gateway, 'captchaChallenge', { type: 'lead' })).response.max
    const easy = await challenge()
    for (let time = 0; time < 14; time += 1) await sendWith(gateway, passedCaptcha(gateway))
    expect(await challenge()).toBe(easy * 2)
    for (let time = 14; time < 30; time += 1) await sendWith(gateway, passedCaptcha(gateway))
    expect(await challenge()).toBe(easy * 4)
    await gateway.ctx.db.pool.query("UPDATE call_count SET window_start = window_start - interval '1 hour'")
    expect(await challenge()).toBe(easy)
  })
})

describe('Tencent Captcha', () => {
  let vendor: CaptchaVendor
  let gateway: TestGateway
  beforeAll(async () => {
    vendor = await startCaptchaVendor()
    const captcha = { ...CAPTCHA_ACCOUNT, origin: vendor.origin }
    gateway = await startTestGateway({ config: { tencent: { captcha, sms: undefined } } })
  })
  afterAll(async () => {
    await gateway[Symbol.asyncDispose]()
    await vendor[Symbol.asyncDispose]()
  })
  let before: number
  beforeEach(async () => {
    vendor.answerWith = undefined
    vendor.mend('/')
    before = vendor.requests().length
    await gateway.ctx.db.pool.query(
      'TRUNCATE sms_phone, sms_hour, call_count, sms_code, sms_message, captcha_log',
    )
  })
  const asked = () => vendor.requests().length - before

  async function log() {
    const { rows } = await gateway.ctx.db.pool.query('SELECT result, captcha_code FROM captcha_log')
    return rows
  }

  test('is named by its number, and gives no challenge of ours', async () => {
    expect((await call(gateway, 'captchaAppId', { type: '2' })).response).toEqual({ app_id: '190000001' })
    expect(await call(gateway, 'captchaChallenge', {})).toMatchObject({ code: 400020 })
  })

  test('who passed it gets a code, once', async () => {
    const captcha = vendor.pass()
    expect(await sendWith(gateway, captcha)).toMatchObject({ code: 1 })
    expect(await sendWith(gateway, captcha)).toMatchObject({ code: 400020 })
    expect([asked(), await log()]).toEqual([1, [{ result: 'passed', captcha_code: 1 }]])
  })

  test('one ticket fifty times at once is asked about once', async () => {
    const captcha = vendor.pass()
    const replies = await race(50, () => sendWith(gateway, captcha))
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
    expect([asked(), await messages(gateway)]).toEqual([1, 1])
  })

  test.each([0, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 21, 100])('its answer %d is no pass', async (code) => {
    vendor.answerWith = code
    expect(await sendWith(gateway, vendor.pass())).toMatchObject({ code: 400020, msg: '验证失败，请重试' })
    expect([await messages(gateway), await log()]).toEqual([0, [{ result: 'failed', captcha_code: code }]])
  })

  test('a ticket of another address is no pass', async () => {
    expect(await sendWith(gateway, vendor.pass({ ip: '203.0.113.7' }))).toMatchObject({ code: 400020 })
    expect(await log()).toEqual([{ result: 'failed', captcha_code: 13 }])
  })

  test('tickets that its script made up are refused without asking', async () => {
    for (let round = 0; round < 200; round += 1) {
      const ticket = `${round % 2 ? 'trerror_' : 'terror_'}1001_190000001_${round}`
      expect(await sendWith(gateway, { ticket, randstr: '@r' })).toMatchObject({ code: 400020 })
    }
    expect([asked(), await messages(gateway)]).toEqual([0, 0])
  })

  test.each([{ kind: 'cut' }, { kind: 'http', status: 502 }] as const)(
    'while it does not answer ($kind) nobody passes, and a page is told that it is not the visitor’s fault',
    async (fault) => {
      vendor.break('/', fault)
      const captcha = vendor.pass()
      expect(await sendWith(gateway, captcha)).toMatchObject({
        code: 0,
        msg: '验证服务暂时不可用，请稍后再试',
      })
      vendor.mend('/')
      expect(await sendWith(gateway, captcha)).toMatchObject({ code: 400020 })
      expect([await messages(gateway), await log()]).toEqual([
        0,
        [{ result: 'unavailable', captcha_code: null }],
      ])
    },
  )

  test('after twenty messages another app of it is shown, and the first one’s tickets are no pass', async () => {
    const shown = async () => (await call(gateway, 'captchaAppId', { type: 2 })).response.app_id
    for (let time = 0; time < 20; time += 1) {
      expect(await sendWith(gateway, vendor.pass({ appId: Number(await shown()) }))).toMatchObject({
        code: 1,
      })
    }
    const app_id = await shown()
    expect(app_id).toBe('190000002')
    expect(await sendWith(gateway, vendor.pass())).toMatchObject({ code: 400020 })
    expect(await sendWith(gateway, vendor.pass({ appId: Number(app_id) }))).toMatchObject({ code: 1 })
  })

  test('knows no phone, so a prefix makes it no harder than it was shown, and ends it all the same', async () => {
    const replies: number[] = []
    for (let phone = 0; phone < 45; phone += 1) {
      const ip = `203.0.113.${phone}`
      const payload = { handset: `1380013${1000 + phone}`, ...vendor.pass({ ip }) }
      const { path: url } = operations.advertSmsSend
      replies.push(
        (await gateway.app.inject({ method: 'POST', url, remoteAddress: ip, payload })).json().code,
      )
    }
    expect(replies).toEqual([...Array(40).fill(1), ...Array(5).fill(400021)])
  })
})
