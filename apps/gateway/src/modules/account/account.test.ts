import { type EnvelopeOperation, errors, maskHandset, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../http/app-error'
import { createServer } from '../../http/create-server'
import { createOutside } from '../../integrations'
import { passportModule } from '../passport'
import { codeFor } from '../testing/ask-for-code'
import { meetingOf } from '../testing/race'
import { serveModules } from '../testing/serve-modules'
import { signIn, someHandset } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { registerAccountOperations } from './routes'

const BEIJING = { province_id: 110_000, city_id: 110_100, area_id: 110_105 }

let gateway: TestGateway
/** The same calls in a process that can check codes: 8888 is right for everybody. */
let withCodes: FastifyInstance
beforeAll(async () => {
  gateway = await startTestGateway()
  withCodes = await createServer(gateway.ctx)
  await serveModules(withCodes, gateway.ctx, [passportModule])
  registerAccountOperations(withCodes, gateway.ctx, createOutside(gateway.ctx), async (_ctx, { code }) => {
    if (code !== '8888') throw new AppError(errors.smsCodeWrong)
    return async () => true
  })
  await withCodes.ready()
})
afterAll(async () => {
  await withCodes.close()
  await gateway[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await gateway.ctx.db.pool.query(`
    TRUNCATE account_intent, broker, staff, staff_bind, staff_qr, state_code CASCADE;
    INSERT INTO staff (staff_id, name, wecom_user_id, is_default) VALUES (1, '甲', 'a', true);
    INSERT INTO state_code (state_code, url) VALUES ('autumn', 'https://fund.example.com/open');
    INSERT INTO broker (open_brokerage_type, name, registration_url, qy_wechat_service_url, sort, status) VALUES
      ('caida', '示例证券', 'https://open.example.com/r?from={channel}', '', 2, 1),
      ('second', '示范证券', 'https://open.example.com/s?a=1', 'https://work.example.com/kf', 1, 1),
      ('paused', '样例证券', '', '', 3, 0),
      ('linkless', '无链证券', '', '', 4, 1),
      ('evil', '坏链证券', 'https://evil.com/', '', 5, 1)`)
})

async function call(
  operation: EnvelopeOperation,
  fields: object = {},
  { headers = {}, app = gateway.app }: { headers?: Record<string, string>; app?: FastifyInstance } = {},
) {
  const { method, path: url } = operation
  const sent = method === 'GET' ? { query: fields as Record<string, string> } : { payload: fields }
  const reply = await app.inject({ method, url, headers: { 'user-agent': 'test', ...headers }, ...sent })
  return { status: reply.statusCode, ...reply.json() }
}

/** An application with a phone and a code, as an anonymous visitor sends it. */
const apply = (fields: object = {}, app = withCodes) =>
  call(
    operations.addOpenAccount,
    { name: '张三', handset: someHandset(), code: '8888', consent: 1, ...fields },
    { app },
  )

async function intents(kind = 'broker') {
  const { rows } = await gateway.ctx.db.pool.query(
    `SELECT broker, channel, uid::int, name, province_id, city_id, area_id, state_code, page_code, fund_code, consent
     FROM account_intent WHERE kind = $1 ORDER BY created_at`,
    [kind],
  )
  return rows
}

async function consents() {
  const { rows } = await gateway.ctx.db.pool.query('SELECT uid::int, doc, version, purpose FROM consent_log')
  return rows
}

describe('an application for an account with a broker', () => {
  beforeEach(() =>
    gateway.database.owner.pool.query(
      'ALTER TABLE consent_log DISABLE TRIGGER USER; TRUNCATE consent_log; ALTER TABLE consent_log ENABLE TRIGGER USER',
    ),
  )

  test('by phone and code is noted with its address, and told where to go on', async () => {
    const fields = {
      ...BEIJING,
      state_code: 'autumn',
      page_code: 'broker-register',
      consent_version: '2026-08',
    }
    const reply = await apply(fields)
    expect(reply).toMatchObject({ status: 200, code: 1, msg: 'success' })
    expect(reply.response).toEqual({
      wechat_img: expect.stringMatching(/^\/assets\/[0-9a-f]{64}\.png$/),
      registration_url: 'https://open.example.com/r?from=autumn',
      intent_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(await intents()).toEqual([
      {
        broker: 'caida',
        channel: null,
        uid: null,
        name: '张三',
        ...BEIJING,
        state_code: 'autumn',
        page_code: 'broker-register',
        fund_code: null,
        consent: 'recorded',
      },
    ])
    expect(await consents()).toEqual([{ uid: null, doc: 'privacy', version: '2026-08', purpose: 'service' }])
  })

  test('by a login needs neither phone nor code, and carries the visitor’s channel', async () => {
    const { uid, headers } = await signIn(gateway)
    const reply = await call(operations.addOpenAccount, {}, { headers })
    expect(reply).toMatchObject({
      code: 1,
      response: { registration_url: `https://open.example.com/r?from=${uid}` },
    })
    expect(await intents()).toMatchObject([{ uid, name: null, province_id: null, consent: 'not_recorded' }])
    expect(await consents()).toEqual([])
  })

  test('whose answer was lost gets it by the same code, which is good for nothing else', async () => {
    const handset = someHandset()
    const code = await codeFor(gateway, handset, 'enrol')
    const first = await apply({ handset, code }, gateway.app)
    const again = await apply({ handset, code }, gateway.app)
    expect(again.response).toEqual(first.response)
    expect(await apply({ handset, code, open_brokerage_type: 'second' }, gateway.app)).toMatchObject({
      code: 400024,
    })
    expect(await intents()).toHaveLength(1)
  })

  test('without phone, code and login is none', async () => {
    expect(await call(operations.addOpenAccount, { consent: 1 })).toMatchObject({ status: 403, code: 400003 })
    expect(await intents()).toEqual([])
  })

  test('by a phone that was sent no code is none', async () => {
    expect(await apply({}, gateway.app)).toMatchObject({ code: 400024, msg: '验证码已过期，请重新获取' })
    expect(await intents()).toEqual([])
  })

  const REFUSED: Record<string, [fields: object, code: number]> = {
    'a wrong code': [{ code: '0000' }, 400023],
    'no code': [{ code: undefined }, 400023],
    'a phone with ten digits': [{ handset: '1390000000' }, 400025],
    'a phone of another country': [{ handset: '12345678901' }, 400025],
    'no name': [{ name: '  ' }, 400025],
    'a name of 13 characters': [{ name: '张'.repeat(13) }, 400001],
    'a refused consent': [{ consent: 0 }, 400026],
    'an unknown broker': [{ open_brokerage_type: 'nobody' }, 400001],
    'a broker that takes nobody': [{ open_brokerage_type: 'paused' }, 400001],
    'a city of another province': [{ ...BEIJING, city_id: 310_100 }, 400001],
    'a district of another city': [{ ...BEIJING, area_id: 310_101 }, 400001],
    'a city without its province': [{ city_id: 110_100 }, 400001],
    'a district without its city': [{ province_id: 110_000, area_id: 110_105 }, 400001],
    'a province that is none': [{ province_id: 999_999 }, 400001],
  }
  test.each(Object.keys(REFUSED))('with %s is refused and leaves nothing', async (what) => {
    const [fields, code] = REFUSED[what] ?? [{}, 0]
    expect(await apply(fields)).toMatchObject({ code })
    expect([await intents(), await consents()]).toEqual([[], []])
  })

  test('may say no more than a province', async () => {
    expect(await apply({ province_id: '810000' })).toMatchObject({ code: 1 })
    expect(await intents()).toMatchObject([{ province_id: 810_000, city_id: null }])
  })

  test('that is repeated gets the first answer and is told so', async () => {
    const handset = someHandset()
    const first = await apply({ handset, consent: undefined })
    const again = await apply({ handset, name: '李四', ...BEIJING })
    expect(again).toMatchObject({ code: 1, msg: '您已提交过开户登记' })
    expect(again.response).toEqual(first.response)
    expect(await intents()).toMatchObject([{ name: '张三', province_id: null, consent: 'recorded' }])
    expect((await apply({ handset, open_brokerage_type: 'second' })).response.intent_id).not.toBe(
      first.response.intent_id,
    )
  })

  test('with the visitor’s own phone needs no code, and is the same as the one by login', async () => {
    const { uid, handset, headers } = await signIn(gateway)
    const byLogin = await call(operations.addOpenAccount, {}, { headers })
    const byPhone = await call(operations.addOpenAccount, { handset }, { headers })
    expect(byPhone.response.intent_id).toBe(byLogin.response.intent_id)
    expect(
      await call(operations.addOpenAccount, { name: '张三', handset: someHandset() }, { headers }),
    ).toMatchObject({
      code: 400023,
    })
    expect(await intents()).toMatchObject([{ uid }])
  })

  test('is one, though fifty come at once, and one of them is new', async () => {
    for (let round = 0; round < 10; round += 1) {
      const handset = someHandset()
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => apply({ handset, consent: undefined })),
      )
      expect(replies.every(({ code }) => code === 1)).toBe(true)
      expect(new Set(replies.map(({ response }) => response.intent_id)).size).toBe(1)
      expect(replies.filter(({ msg }) => msg === 'success')).toHaveLength(1)
    }
    expect(await intents()).toHaveLength(10)
  }, 60_000)

  test('without the unique key there would be several', async () => {
    const { pool } = gateway.ctx.db
    await pool.query('CREATE TABLE careless_intent (handset_hash text)')
    const allHaveLooked = meetingOf(50)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { rowCount } = await pool.query("SELECT FROM careless_intent WHERE handset_hash = 'x'")
        await allHaveLooked()
        if (rowCount === 0) await pool.query("INSERT INTO careless_intent VALUES ('x')")
      }),
    )
    expect((await pool.query('SELECT FROM careless_intent')).rowCount).toBeGreaterThan(1)
    await pool.query('DROP TABLE careless_intent')
  })

  test('keeps no phone that can be read', async () => {
    const handset = someHandset()
    await apply({ handset })
    const { rows } = await gateway.ctx.db.pool.query('SELECT account_intent::text AS row FROM account_intent')
    expect(rows).toHaveLength(1)
    expect(rows[0].row).not.toContain(handset)
  })

  test('keeps a name as it was typed, but for a phone in it', async () => {
    const handset = someHandset()
    await apply({ handset, name: `张${handset}` })
    await apply({ name: '://Tom@home' })
    const { rows } = await gateway.ctx.db.pool.query('SELECT name FROM account_intent ORDER BY created_at')
    expect(rows).toEqual([{ name: `张${maskHandset(handset)}` }, { name: '://Tom@home' }])
  })

  test('is kept when nobody can be reached, or no broker’s page', async () => {
    await gateway.ctx.db.pool.query('UPDATE staff SET wecom_user_id = NULL')
    const reply = await apply({ open_brokerage_type: 'linkless' })
    expect(reply).toMatchObject({ code: 1, response: { wechat_img: '', registration_url: '' } })
    expect(await intents()).toHaveLength(1)
  })
})

describe('the addresses of a broker', () => {
  async function addresses(open_brokerage_type?: string) {
    const { uid, headers } = await signIn(gateway)
    return { uid, ...(await call(operations.brokerageOpenUserConf, { open_brokerage_type }, { headers })) }
  }

  test('carry the visitor’s channel where the broker wants it', async () => {
    const { uid, response } = await addresses('caida')
    expect(response).toEqual({
      registration_url: `https://open.example.com/r?from=${uid}`,
      qy_wechat_service_url: '',
    })
  })

  test('carry it as a parameter where the broker says nothing', async () => {
    const { uid, response } = await addresses('second')
    expect(response).toEqual({
      registration_url: `https://open.example.com/s?a=1&channel=${uid}`,
      qy_wechat_service_url: 'https://work.example.com/kf',
    })
  })

  test.each([
    ['nobody', 400001],
    ['paused', 400001],
    ['linkless', 404001],
    // Its host is not on the list of those that pages may lead to.
    ['evil', 404001],
  ])('of %s are refused with %d', async (broker, code) => {
    expect(await addresses(broker)).toMatchObject({ code })
  })
})

test('brokers are listed in their order, those that take nobody too, and by pages', async () => {
  const all = await call(operations.multipleBrokerageOptions)
  expect(all.response.list.map((one: { open_brokerage_type: string }) => one.open_brokerage_type)).toEqual([
    'second',
    'caida',
    'paused',
    'linkless',
    'evil',
  ])
  expect(all.response.list[2]).toEqual({
    open_brokerage_type: 'paused',
    name: '样例证券',
    logo: '',
    intro: '',
    status: 0,
  })
  const second = await call(operations.multipleBrokerageOptions, { page: '2', page_size: '2' })
  expect(second.response).toMatchObject({ total: 5, page: 2, page_size: 2 })
  expect(second.response.list).toHaveLength(2)
})

describe('a fund account', () => {
  test('is noted once for a visitor and channel, with the same answer each time', async () => {
    const { uid, headers } = await signIn(gateway)
    const fields = { state_code: 'autumn', page_code: 'jjzy', fund_code: 'f-1' }
    const first = await call(operations.addFundAccount, fields, { headers })
    expect(first).toMatchObject({
      code: 1,
      response: {
        wechat_qrcode: expect.stringMatching(/^\/assets\//),
        open_url: 'https://fund.example.com/open',
      },
    })
    expect(
      (await call(operations.addFundAccount, { ...fields, fund_code: 'f-2' }, { headers })).response,
    ).toEqual(first.response)
    await call(operations.addFundAccount, {}, { headers })
    expect(await intents('fund')).toMatchObject([
      { uid, channel: 'autumn', fund_code: 'f-1', page_code: 'jjzy' },
      { uid, channel: '', fund_code: null },
    ])
  })

  test('is one, though fifty calls to two processes ask at once', async () => {
    await using twin = await startTwin(gateway)
    const { headers } = await signIn(gateway)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_none, index) =>
        call(
          operations.addFundAccount,
          { state_code: 'autumn' },
          { headers, app: index % 2 ? gateway.app : twin.app },
        ),
      ),
    )
    expect(new Set(replies.map(({ response }) => response.wechat_qrcode)).size).toBe(1)
    expect(await intents('fund')).toHaveLength(1)
  })

  test('cannot be helped with by nobody', async () => {
    await gateway.ctx.db.pool.query('TRUNCATE staff CASCADE')
    const { headers } = await signIn(gateway)
    expect(await call(operations.addFundAccount, {}, { headers })).toMatchObject({ code: 400050 })
    expect(await intents('fund')).toEqual([])
  })
})
