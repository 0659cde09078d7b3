import { type EnvelopeOperation, operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CORPORATION,
  type EnterpriseWechatVendor,
  startEnterpriseWechatVendor,
} from '../../testing/vendors/enterprise-wechat-vendor'
import { meetingOf } from '../testing/race'
import { signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'

const ADD = '/cgi-bin/externalcontact/add_contact_way'

let vendor: EnterpriseWechatVendor
let gateway: TestGateway
beforeAll(async () => {
  vendor = await startEnterpriseWechatVendor()
  const enterpriseWechat = { origin: vendor.origin, ...CORPORATION }
  gateway = await startTestGateway({
    config: { suppliers: { wechat: undefined, sandboxMiniPrograms: new Set(), enterpriseWechat } },
  })
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})
beforeEach(async () => {
  vendor.mend(ADD)
  await gateway.ctx.db.pool.query('TRUNCATE staff, staff_bind, staff_qr, state_code, state_code_hit CASCADE')
})

/** 1 looks after everybody else, 2 is behind the channel `autumn`, 3 has only a picture of their own. */
async function addStaff({ ctx }: Pick<TestGateway, 'ctx'> = gateway): Promise<void> {
  await ctx.db.pool.query(`
    INSERT INTO staff (staff_id, name, wecom_user_id, qr_code, is_default) VALUES
      (1, '甲', 'a', '', true), (2, '乙', 'b', '', false), (3, '丙', NULL, '/assets/c.png', false);
    INSERT INTO state_code (state_code, url, staff_id, is_default) VALUES
      ('autumn', '/h5-page/h5/autumn', 2, false), ('spring', 'https://partner.example.com/', NULL, false),
      ('evil', 'https://evil.com/', NULL, false)`)
}

type Caller = Pick<TestGateway, 'app'>

async function call(
  { app }: Caller,
  operation: EnvelopeOperation,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const { method, path: url } = operation
  const sent = method === 'GET' ? { query: fields } : { payload: fields }
  return (await app.inject({ method, url, headers, ...sent })).json()
}

const staffQr = (
  fields: Record<string, string>,
  headers?: Record<string, string>,
  caller: Caller = gateway,
) => call(caller, operations.staffQrCode, fields, headers)

const personQr = (headers: Record<string, string>, fields = {}, caller: Caller = gateway) =>
  call(caller, operations.personWechatQrcode, fields, headers)

const made = () => vendor.requests(ADD).length

async function bindOf(uid: number) {
  const { rows } = await gateway.ctx.db.pool.query(
    'SELECT serve_staff_id, trace_staff_id FROM staff_bind WHERE uid = $1',
    [uid],
  )
  return rows
}

describe('the code of a channel', () => {
  beforeEach(() => addStaff())

  test('is that of who is behind it, and the same for everybody', async () => {
    const before = made()
    const first = await staffQr({ state_code: 'autumn' })
    expect(first).toMatchObject({ code: 1, response: { staff_name: '乙', is_default: 0 } })
    expect(first.response.qw).toMatch(/^https:\/\/wework\.qpic\.cn\/wwpic\/b-autumn-/)
    expect(await staffQr({ state_code: 'autumn' })).toEqual(first)
    expect(made() - before).toBe(1)
  })

  test('is that of the default person, if wanted, when nobody is behind it', async () => {
    const refusal = { code: 400050, msg: '未绑定服务人员，无法获取' }
    expect(await staffQr({ state_code: 'spring' })).toMatchObject(refusal)
    expect(await staffQr({ state_code: 'spring', return_default_if_no_qrcode: '1' })).toMatchObject({
      code: 1,
      response: { staff_name: '甲', is_default: 1 },
    })
    expect(await staffQr({ state_code: '' })).toMatchObject(refusal)
    await gateway.ctx.db.pool.query('UPDATE staff SET is_default = false')
    expect(await staffQr({ state_code: 'spring', return_default_if_no_qrcode: '1' })).toMatchObject(refusal)
  })

  test('is that of the visitor’s own person, whoever is behind the channel', async () => {
    const { uid, headers } = await signIn(gateway)
    await gateway.ctx.db.pool.query('INSERT INTO staff_bind VALUES ($1, 3, 3)', [uid])
    expect(await staffQr({ state_code: 'autumn' }, headers)).toMatchObject({
      response: { staff_name: '丙', qw: '/assets/c.png', is_default: 0 },
    })
  })

  test('is not that of somebody who has left', async () => {
    await gateway.ctx.db.pool.query("UPDATE staff SET status = 'left' WHERE staff_id = 2")
    expect(await staffQr({ state_code: 'autumn' })).toMatchObject({ code: 400050 })
  })

  test.each([{ state_code: 'x'.repeat(31) }, {}, { state_code: 'autumn', return_default_if_no_qrcode: '2' }])(
    '%j is refused',
    async (fields) => {
      expect(await staffQr(fields as Record<string, string>)).toMatchObject({ code: 400001 })
    },
  )

  test('codes that nobody has named share one picture: each uses up a part of a limit', async () => {
    const before = made()
    for (let guess = 0; guess < 20; guess += 1) {
      await staffQr({ state_code: `guess-${guess}`, return_default_if_no_qrcode: '1' })
    }
    expect(made() - before).toBe(1)
  })

  test('is made once, though fifty ask two processes at once', async () => {
    await using twin = await startTwin(gateway)
    const before = made()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_none, index) =>
        staffQr({ state_code: 'autumn' }, {}, index % 2 === 0 ? gateway : twin),
      ),
    )
    expect(new Set(replies.map(({ response }) => response.qw)).size).toBe(1)
    expect(made() - before).toBe(1)
  })

  test('is not asked for again when its answer is lost, but with the next visitor', async () => {
    const before = made()
    vendor.break(ADD, { kind: 'cut' }, 1)
    expect(await staffQr({ state_code: 'autumn' })).toMatchObject({ code: 0, msg: '操作失败，请稍后重试' })
    expect(made() - before).toBe(1)
    expect(await staffQr({ state_code: 'autumn' })).toMatchObject({ code: 1 })
  })

  test('is an older picture while enterprise WeChat makes none', async () => {
    await gateway.ctx.db.pool.query("UPDATE staff SET qr_code = '/assets/b.png' WHERE staff_id = 2")
    vendor.break(ADD, { kind: 'errcode', errcode: 45009 }, 1)
    expect((await staffQr({ state_code: 'autumn' })).response.qw).toBe('/assets/b.png')
    expect((await staffQr({ state_code: 'autumn' })).response.qw).toMatch(/^https:/)
  })
})

describe('a visitor’s own person', () => {
  test('is given on the first call and stays', async () => {
    await addStaff()
    const { uid, headers } = await signIn(gateway)
    const first = await personQr(headers)
    expect(first).toMatchObject({
      code: 1,
      response: { wechat_qrcode: expect.stringMatching(/^(https:|\/assets)/) },
    })
    expect(await personQr(headers)).toEqual(first)
    const { serve_staff_id } = first.response
    expect(await bindOf(uid)).toEqual([{ serve_staff_id, trace_staff_id: serve_staff_id }])
  })

  test('is who is behind the channel they came by first', async () => {
    await addStaff()
    const { headers } = await signIn(gateway)
    expect((await personQr(headers, { state_code: 'autumn' })).response.serve_staff_id).toBe(2)
  })

  test('is one of all, so that visitors spread', async () => {
    await addStaff()
    const given = new Set<number>()
    for (let visitor = 0; visitor < 30; visitor += 1) {
      const { headers } = await signIn(gateway)
      given.add((await personQr(headers)).response.serve_staff_id)
    }
    expect([...given].sort()).toEqual([1, 2, 3])
  })

  test('is another once they have left; who was first is still known', async () => {
    await addStaff()
    const { uid, headers } = await signIn(gateway)
    await personQr(headers, { state_code: 'autumn' })
    await gateway.ctx.db.pool.query("UPDATE staff SET status = 'left' WHERE staff_id = 2")
    const { serve_staff_id } = (await personQr(headers)).response
    expect([1, 3]).toContain(serve_staff_id)
    expect(await bindOf(uid)).toEqual([{ serve_staff_id, trace_staff_id: 2 }])
  })

  test('is nobody while nobody can be reached, and nothing is noted', async () => {
    await gateway.ctx.db.pool.query("INSERT INTO staff (staff_id, name) VALUES (9, '无码')")
    const { uid, headers } = await signIn(gateway)
    expect(await personQr(headers)).toMatchObject({ code: 400050 })
    expect(await bindOf(uid)).toEqual([])
  })

  test('is one, though fifty calls to two processes ask at once, twenty times', async () => {
    await addStaff()
    await using twin = await startTwin(gateway)
    for (let round = 0; round < 20; round += 1) {
      const { uid, headers } = await signIn(gateway)
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_none, index) => {
          const fields = index % 3 === 0 ? { state_code: 'autumn' } : {}
          return personQr(headers, fields, index % 2 === 0 ? gateway : twin)
        }),
      )
      const given = new Set(replies.map(({ response }) => response.serve_staff_id))
      expect([given.size, (await bindOf(uid)).length]).toEqual([1, 1])
    }
  }, 120_000)

  test('looking first and then giving would give several', async () => {
    const { pool } = gateway.ctx.db
    await pool.query('CREATE TABLE careless_bind (uid int, serve_staff_id int)')
    const allHaveLooked = meetingOf(50)
    const given = await Promise.all(
      Array.from({ length: 50 }, async (_none, index) => {
        const { rowCount } = await pool.query('SELECT FROM careless_bind WHERE uid = 1')
        await allHaveLooked()
        if (rowCount === 0) await pool.query('INSERT INTO careless_bind VALUES (1, $1)', [index])
        return rowCount
      }),
    )
    expect(given.filter((rows) => rows === 0).length).toBeGreaterThan(1)
    await pool.query('DROP TABLE careless_bind')
  })
})

describe('who serves a visitor', () => {
  const niuniu = (headers: Record<string, string>, state = 'autumn') =>
    call(gateway, operations.niuniuService, { state }, headers)

  test('is nobody before somebody was given, and asking changes that not', async () => {
    await addStaff()
    const { uid, headers } = await signIn(gateway)
    expect(await niuniu(headers)).toMatchObject({
      code: 1,
      response: { serve_staff_id: 0, trace_staff_id: 0, contact_qr_code: '' },
    })
    expect(await bindOf(uid)).toEqual([])
  })

  test('is their person, with a code for the button’s channel', async () => {
    await addStaff()
    const { uid, headers } = await signIn(gateway)
    await gateway.ctx.db.pool.query('INSERT INTO staff_bind VALUES ($1, 1, 2)', [uid])
    const { response } = await niuniu(headers)
    expect(response).toMatchObject({ serve_staff_id: 1, trace_staff_id: 2 })
    expect(response.contact_qr_code).toContain('/a-autumn-')
    expect(await niuniu(headers, '')).toMatchObject({ code: 400001 })
  })

  test('cannot be told while enterprise WeChat is away', async () => {
    await addStaff()
    const { uid, headers } = await signIn(gateway)
    await gateway.ctx.db.pool.query('INSERT INTO staff_bind VALUES ($1, 1, 1)', [uid])
    vendor.break(ADD, { kind: 'http', status: 502 }, 1)
    expect(await niuniu(headers)).toMatchObject({ code: 0 })
  })
})

describe('where a channel leads', () => {
  const lead = (state_code: string, headers?: Record<string, string>) =>
    call(gateway, operations.stateCodePageUrl, { state_code }, headers)

  test('is told to everybody of a network, however many of its hits are noted', async () => {
    await addStaff()
    const { pool } = gateway.ctx.db
    await pool.query("INSERT INTO call_count (key, count) VALUES ('state_code hit 127.0.0.1', 1999)")
    for (let hit = 0; hit < 3; hit += 1) expect(await lead('autumn')).toMatchObject({ code: 1 })
    expect(await lead('made-up')).toMatchObject({ code: 404001 })
    expect((await pool.query('SELECT FROM state_code_hit')).rowCount).toBe(1)
    await gateway.app.inject({
      url: `${operations.stateCodePageUrl.path}?state_code=autumn`,
      remoteAddress: '203.0.113.7',
    })
    expect((await pool.query('SELECT FROM state_code_hit')).rowCount).toBe(2)
    await pool.query("DELETE FROM call_count WHERE key LIKE 'state_code hit %'")
  })

  test('is told, and every hit is noted', async () => {
    await addStaff()
    const { uid, headers } = await signIn(gateway)
    expect(await lead('autumn', headers)).toMatchObject({ code: 1, response: { url: '/h5-page/h5/autumn' } })
    expect((await lead('spring')).response.url).toBe('https://partner.example.com/')
    await lead('unknown')
    const { rows } = await gateway.ctx.db.pool.query(
      'SELECT state_code, uid::int FROM state_code_hit ORDER BY id',
    )
    expect(rows).toEqual([
      { state_code: 'autumn', uid },
      { state_code: 'spring', uid: null },
      { state_code: 'unknown', uid: null },
    ])
  })

  test.each(['unknown', 'evil'])('is nowhere for %s', async (state_code) => {
    await addStaff()
    expect(await lead(state_code)).toMatchObject({ code: 404001 })
  })

  test('is the default channel’s place for a code that nobody knows', async () => {
    await addStaff()
    await gateway.ctx.db.pool.query("UPDATE state_code SET is_default = true WHERE state_code = 'autumn'")
    expect((await lead('unknown')).response.url).toBe('/h5-page/h5/autumn')
    expect(await lead('evil')).toMatchObject({ code: 404001 })
  })

  test.each(['', 'x'.repeat(31)])('%j is refused', async (state_code) => {
    expect(await lead(state_code)).toMatchObject({ code: 400001 })
  })
})

test('where no enterprise WeChat is set up, a code is a picture of ours that leads to the sandbox', async () => {
  await using sandbox = await startTwin(gateway, {
    config: { suppliers: { wechat: undefined, sandboxMiniPrograms: new Set(), enterpriseWechat: undefined } },
  })
  await addStaff()
  const { qw } = (await staffQr({ state_code: 'autumn' }, {}, sandbox)).response
  const picture = await sandbox.app.inject(qw)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('production without enterprise WeChat has the imported pictures only', async () => {
  await using live = await startTwin(gateway, {
    config: {
      env: 'production',
      suppliers: { wechat: undefined, sandboxMiniPrograms: new Set(), enterpriseWechat: undefined },
    },
  })
  await addStaff()
  expect(await staffQr({ state_code: 'autumn' }, {}, live)).toMatchObject({ code: 0 })
  const { uid, headers } = await signIn(gateway)
  await gateway.ctx.db.pool.query('INSERT INTO staff_bind VALUES ($1, 3, 3)', [uid])
  expect((await staffQr({ state_code: 'autumn' }, headers, live)).response.qw).toBe('/assets/c.png')
})
