import type { OperationPayload, operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashHandset, hashHandsetTail, openHandset } from '../../pii/sealed-handset'
import { policyVersion } from '../pages'
import { codeFor } from '../testing/ask-for-code'
import { conversionsOf } from '../testing/conversions-of'
import { meetingOf, race } from '../testing/race'
import { type SignedIn, signIn, someHandset } from '../testing/sign-in'
import { COMPANY, startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

type Lead = OperationPayload<typeof operations.giftActivity>

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({
    config: { hostSettings: { iosStore: '/ios', androidStore: '/android', appLink: '/app' } },
  })
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() =>
  rows(`
    SET session_replication_role = replica;
    TRUNCATE consent_log, lead, lead_touch, lead_note, callback_task, sms_message, sms_code, sms_phone, sms_hour, call_count,
      pgboss.job;
    SET session_replication_role = DEFAULT`),
)

async function rows(statement: string, values: unknown[] = []) {
  const { rows } = await gateway.database.owner.pool.query(statement, values.length > 0 ? values : undefined)
  return rows
}

const leadCode = (handset: string) => codeFor(gateway, handset, 'lead')

/** As if a minute had gone by since the last code. */
const aMinuteLater = () => rows("UPDATE sms_phone SET sent_at = sent_at - interval '60 s'")

/** Leaves a lead, by default with a code that was just sent. */
async function submit(fields: Partial<Lead> = {}, visitor?: SignedIn) {
  const handset = fields.handset ?? someHandset()
  const code = fields.code ?? (await leadCode(handset))
  return call(gateway, 'giftActivity', { nick_name: '王小明', ...fields, handset, code }, visitor)
}

const leads = () =>
  rows(
    `SELECT version_id, nick_name, cps_id, page_code, upload_id, uid::int, consent, status FROM lead ORDER BY lead_id`,
  )
const touches = () =>
  rows('SELECT is_first, nick_name, cps_id, page_code, upload_id FROM lead_touch ORDER BY id')
const callbacks = () => rows('SELECT status FROM callback_task')
const consents = () => rows('SELECT doc, version, purpose, agreed_text FROM consent_log ORDER BY id')
const downloads = () => rows("SELECT state FROM sms_message WHERE scene = 'download'")

describe('a lead', () => {
  test('with what every page sends is stored, with its source, and there is a task to call', async () => {
    const handset = someHandset()
    const reply = await submit({
      handset,
      nick_name: ' 王小明 ',
      cps_id: 'c-1',
      version_id: 276,
      is_send_result: 0,
    })
    expect(reply).toEqual({
      status: 200,
      code: 1,
      msg: 'success',
      response: {
        lead_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        is_new: true,
        download_url: '/app',
        service_phone: COMPANY.phone,
        callback_prefix: '020',
      },
    })
    const source = { cps_id: 'c-1', page_code: '', upload_id: '' }
    expect(await leads()).toEqual([
      { version_id: 276, nick_name: '王小明', ...source, uid: null, consent: 'not_recorded', status: 'new' },
    ])
    expect(await touches()).toEqual([{ is_first: true, nick_name: '王小明', ...source }])
    expect(
      await rows("SELECT status, due_at - created_at = interval '1 day' AS in_a_day FROM callback_task"),
    ).toEqual([{ status: 'waiting', in_a_day: true }])
    expect([await consents(), await downloads()]).toEqual([[], []])
    expect(await conversionsOf(gateway)).toEqual(['lead first'])
  })

  test('is found by its phone and by the end of it, and can be read with the keys alone', async () => {
    const handset = someHandset()
    await submit({ handset })
    const [row] = await rows(
      'SELECT handset_enc, handset_hash, handset_tail_hash, lead::text AS text FROM lead',
    )
    const { config } = gateway.ctx
    expect(row.handset_hash).toBe(hashHandset(config, handset))
    expect(row.handset_tail_hash).toBe(hashHandsetTail(config, handset.slice(-4)))
    expect(openHandset(config, 'lead', row)).toBe(handset)
    expect(row.text).not.toContain(handset)
  })

  test('keeps what was agreed to, word for word, and the marketing apart', async () => {
    const agreed = ['我已阅读并同意《隐私政策》', '愿意接收短信']
    await submit({ consent: 1, consent_version: '2026-08', agreed })
    await submit({ agreed: agreed.slice(0, 1) })
    await submit({ consent: 1 })
    const doc = 'privacy'
    const shown = await policyVersion(gateway.ctx)
    expect(await consents()).toEqual([
      { doc, version: '2026-08', purpose: 'service', agreed_text: agreed[0] },
      { doc, version: '2026-08', purpose: 'marketing', agreed_text: agreed[1] },
      { doc, version: shown, purpose: 'service', agreed_text: agreed[0] },
      { doc, version: shown, purpose: 'service', agreed_text: null },
    ])
    expect((await leads()).map(({ consent }) => consent)).toEqual(['recorded', 'recorded', 'recorded'])
  })

  test('of who is logged in is theirs', async () => {
    const visitor = await signIn(gateway)
    await submit({ consent: 1 }, visitor)
    expect(await leads()).toMatchObject([{ uid: visitor.uid }])
    expect(await rows('SELECT uid::int FROM consent_log')).toEqual([{ uid: visitor.uid }])
  })

  test.each(['Bearer 王', '甲://乙@丙', 'O’Neill-李'])(
    'has the name as it was typed: %s',
    async (nick_name) => {
      await submit({ nick_name })
      expect(await leads()).toMatchObject([{ nick_name }])
      expect(await touches()).toMatchObject([{ nick_name }])
    },
  )

  test('has a phone in the name masked, and the rest as it was typed', async () => {
    await submit({ nick_name: '1380013 8000' })
    expect(await leads()).toMatchObject([{ nick_name: '138****8000' }])
  })

  test('keeps no phone in clear, wherever one was typed', async () => {
    const phone = someHandset()
    await submit({ nick_name: phone, cps_id: phone, upload_id: phone, page_code: phone, agreed: [phone] })
    const found =
      await rows(`SELECT lead::text AS row FROM lead UNION ALL SELECT lead_touch::text FROM lead_touch
      UNION ALL SELECT consent_log::text FROM consent_log`)
    expect(found).toHaveLength(3)
    expect(JSON.stringify(found)).not.toContain(phone)
  })

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', '/ios'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', '/android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', '/app'],
  ])('from %s is offered the app at %s', async (userAgent, address) => {
    const handset = someHandset()
    const reply = await call(
      gateway,
      'giftActivity',
      { nick_name: '王', handset, code: await leadCode(handset) },
      { headers: { 'user-agent': userAgent } as never },
    )
    expect(reply.response.download_url).toBe(address)
  })
})

describe('a lead that is refused leaves nothing', () => {
  const MISSING = '请输入验证码'
  test.each<[what: string, fields: Partial<Lead>, code: number, msg?: string]>([
    ['without a name', { nick_name: '  ' }, 400025, '请输入正确的姓名和手机号！'],
    ['with a name of 13 characters', { nick_name: '张'.repeat(13) }, 400025],
    ['with a phone of ten digits', { handset: '1390000000', code: '1234' }, 400025],
    ['with a phone of another country', { handset: '12345678901', code: '1234' }, 400025],
    ['without a code', { code: ' ' }, 400023, MISSING],
    ['with a consent that is refused', { consent: 0 }, 400026],
    ['with a consent that is refused, though no code was typed', { consent: 0, code: '' }, 400026],
    ['by a phone that was sent no code', { code: '1234' }, 400024],
    ['for no version', { version_id: 0 }, 400001],
    ['with an answer to consent that is none', { consent: 2 as never }, 400001],
  ])('%s', async (_what, fields, code, msg) => {
    expect(await submit(fields)).toMatchObject({ status: 200, code, ...(msg ? { msg } : {}) })
    expect([await leads(), await touches(), await callbacks(), await consents()]).toEqual([[], [], [], []])
  })

  test.each<[what: string, sent: object]>([
    ['that names nobody', { handset: '13800138000', code: '1234' }],
    ['that has no phone', { nick_name: '王小明', code: '1234' }],
    ['whose name is no text', { nick_name: ['王'], handset: '13800138000', code: '1234' }],
    ['whose phone is null', { nick_name: '王小明', handset: null, code: '1234' }],
    ['whose phone goes on and on', { nick_name: '王小明', handset: '1'.repeat(99), code: '1234' }],
    ['that is empty', {}],
  ])('%s', async (_what, sent) => {
    expect(await call(gateway, 'giftActivity', sent as Lead)).toEqual({
      status: 200,
      code: 400025,
      msg: '请输入正确的姓名和手机号！',
      response: null,
    })
    expect([await leads(), await touches(), await callbacks(), await consents()]).toEqual([[], [], [], []])
  })

  test('that has no code', async () => {
    const sent = { nick_name: '王小明', handset: someHandset() }
    expect(await call(gateway, 'giftActivity', sent)).toMatchObject({ code: 400023, msg: MISSING })
  })

  test('with a wrong code, which counts as a try although nothing else is stored', async () => {
    const handset = someHandset()
    const code = await leadCode(handset)
    const wrong = code === '0000' ? '1111' : '0000'
    for (let time = 0; time < 5; time += 1) {
      expect(await submit({ handset, code: wrong })).toMatchObject({ code: 400023 })
    }
    expect(await submit({ handset, code })).toMatchObject({ code: 400024 })
    expect(await leads()).toEqual([])
  })

  test('with a code that was sent for something else', async () => {
    const handset = someHandset()
    const code = await codeFor(gateway, handset, 'enrol')
    expect(await submit({ handset, code })).toMatchObject({ code: 400024 })
  })

  test('when it fails on the way, and the code is still good', async () => {
    const handset = someHandset()
    const code = await leadCode(handset)
    await rows('ALTER TABLE callback_task RENAME TO away')
    expect((await submit({ handset, code })).status).toBe(500)
    await rows('ALTER TABLE away RENAME TO callback_task')
    expect([await leads(), await touches()]).toEqual([[], []])
    expect(await submit({ handset, code })).toMatchObject({ code: 1, response: { is_new: true } })
  })

  test('above the limit of a network', async () => {
    await submit()
    await rows("UPDATE call_count SET count = 300 WHERE key LIKE 'lead %'")
    expect(await submit({ code: '1234' })).toMatchObject({ status: 429, code: 429001 })
  })
})

describe('a phone that has left its lead before', () => {
  test('gets the first one with another code, and its source is kept as a touch', async () => {
    const handset = someHandset()
    const first = await submit({ handset, cps_id: 'first', page_code: 'sale' })
    await aMinuteLater()
    const again = await submit({ handset, cps_id: 'second', nick_name: '小明', consent: 1 })
    expect(again).toMatchObject({
      code: 1,
      response: { lead_id: first.response.lead_id, is_new: false },
    })
    expect(await leads()).toMatchObject([
      { nick_name: '王小明', cps_id: 'first', page_code: 'sale', consent: 'recorded' },
    ])
    expect(await touches()).toMatchObject([
      { is_first: true, nick_name: '王小明', cps_id: 'first' },
      { is_first: false, nick_name: '小明', cps_id: 'second' },
    ])
    expect(await callbacks()).toHaveLength(1)
  })

  test('leaves another one for another version', async () => {
    const handset = someHandset()
    const first = await submit({ handset, version_id: 1 })
    await aMinuteLater()
    const other = await submit({ handset, version_id: 2 })
    expect(other.response.is_new).toBe(true)
    expect(other.response.lead_id).not.toBe(first.response.lead_id)
  })

  test('gets the same answer with the same code, whose first answer may have been lost, and nothing is added', async () => {
    const handset = someHandset()
    const code = await leadCode(handset)
    const lead = { handset, code, is_send_result: 1, consent: 1 } as const
    const first = await submit(lead)
    const stored = [await leads(), await touches(), await consents(), await downloads()]
    expect(await submit(lead)).toEqual(first)
    expect([await leads(), await touches(), await consents(), await downloads()]).toEqual(stored)
    // On a bad line that loses one answer after the other.
    for (let time = 0; time < 10; time += 1) expect(await submit(lead)).toEqual(first)
    expect([await leads(), await touches(), await consents(), await downloads()]).toEqual(stored)
    await aMinuteLater()
    const code2 = await leadCode(handset)
    const second = await submit({ handset, code: code2 })
    expect(second.response.is_new).toBe(false)
    expect(await submit({ handset, code: code2 })).toEqual(second)
  })

  describe('finds nothing behind a used code', () => {
    /** A phone, and the code with which it has left a lead. */
    async function usedCode() {
      const handset = someHandset()
      const code = await leadCode(handset)
      await submit({ handset, code, version_id: 1 })
      return { handset, code }
    }

    test('for another version', async () => {
      expect(await submit({ ...(await usedCode()), version_id: 2 })).toMatchObject({ code: 400024 })
      expect(await leads()).toHaveLength(1)
    })

    test('when the code is a wrong one, and after five of those not even with the right one', async () => {
      const { handset, code } = await usedCode()
      const wrong = code === '0000' ? '1111' : '0000'
      for (let time = 0; time < 5; time += 1) {
        expect(await submit({ handset, code: wrong, version_id: 1 })).toMatchObject({ code: 400023 })
      }
      expect(await submit({ handset, code, version_id: 1 })).toMatchObject({ code: 400024 })
    })

    test('when the code is over', async () => {
      const used = await usedCode()
      await rows("UPDATE sms_code SET expire_at = now() - interval '1 s'")
      expect(await submit({ ...used, version_id: 1 })).toMatchObject({ code: 400024 })
    })

    test('when another code has taken its place', async () => {
      const used = await usedCode()
      await aMinuteLater()
      await leadCode(used.handset)
      expect((await submit({ ...used, version_id: 1 })).code).toBeOneOf([400023, 400024])
    })

    test('and it opens no account', async () => {
      const { handset, code } = await usedCode()
      expect(await call(gateway, 'smartLogin', { handset, code })).toMatchObject({ code: 400024 })
    })
  })
})

describe('ten taps at once over two processes', () => {
  const SAME = 10

  test('make one lead, and all get the same answer', async () => {
    await using twin = await startTwin(gateway)
    for (let round = 0; round < 10; round += 1) {
      const handset = someHandset()
      const lead = { nick_name: '王小明', handset, code: await leadCode(handset), is_send_result: 1 } as const
      const replies = await race(SAME, (tap) => call(tap % 2 === 0 ? gateway : twin, 'giftActivity', lead))
      expect(replies.map(({ code }) => code)).toEqual(Array(SAME).fill(1))
      expect(new Set(replies.map(({ response }) => JSON.stringify(response))).size).toBe(1)
    }
    expect([(await leads()).length, (await touches()).length, (await callbacks()).length]).toEqual([
      10, 10, 10,
    ])
    expect(await downloads()).toHaveLength(10)
  }, 60_000)

  test('are five too many where each says a wrong code, and then nobody is told whether one is right', async () => {
    const handset = someHandset()
    const code = await leadCode(handset)
    const wrong = code === '0000' ? '1111' : '0000'
    const replies = await race(SAME, () => submit({ handset, code: wrong }))
    expect(replies.filter(({ code }) => code === 400023)).toHaveLength(5)
    expect(replies.filter(({ code }) => code === 400024)).toHaveLength(5)
    expect(await submit({ handset, code })).toMatchObject({ code: 400024 })
    expect(await leads()).toHaveLength(0)
  })

  test('without the unique key would make several: it can tell', async () => {
    const { pool } = gateway.ctx.db
    await pool.query('CREATE TABLE careless_lead (handset_hash text)')
    const allHaveLooked = meetingOf(SAME)
    await race(SAME, async () => {
      const { rowCount } = await pool.query("SELECT FROM careless_lead WHERE handset_hash = 'x'")
      await allHaveLooked()
      if (rowCount === 0) await pool.query("INSERT INTO careless_lead VALUES ('x')")
    })
    expect((await pool.query('SELECT FROM careless_lead')).rowCount).toBeGreaterThan(1)
    await pool.query('DROP TABLE careless_lead')
  })
})

describe('the message with the download', () => {
  test('is sent once for a lead, however often that is handed in', async () => {
    const handset = someHandset()
    for (const is_send_result of [0, 1, 1] as const) {
      await submit({ handset, is_send_result })
      await aMinuteLater()
    }
    await gateway.runJobs()
    expect(await downloads()).toEqual([{ state: 'accepted' }])
    expect(await touches()).toHaveLength(3)
  })

  test('does not count as a code: neither for the phone nor for the hour', async () => {
    const sent = () =>
      rows(
        'SELECT (SELECT sum(sent) FROM sms_phone)::int AS phone, (SELECT sum(sent) FROM sms_hour)::int AS hour',
      )
    const handset = someHandset()
    const code = await leadCode(handset)
    const before = await sent()
    await submit({ handset, code, is_send_result: 1 })
    expect(await sent()).toEqual(before)
  })
})

describe('what follows a lead', () => {
  const form = (id: string, version_id: number, after: object) => ({
    name: 'leadForm',
    id,
    value: { version_id, consent: '同意《隐私政策》', after },
  })
  const NOTHING = { download: false, callback: false }
  const publish = async (...blocks: object[]) => {
    const footer = { name: 'footer', value: { show: true, fxts: true } }
    const document = { code: 'promise', title: '领取', page_schema: [...blocks, footer] }
    const report = await gateway.publish(JSON.stringify(document))
    expect(report).toMatchObject({ published: true })
  }
  const left = (fields: Partial<Lead>) => submit({ page_code: 'promise', is_send_result: 1, ...fields })
  const done = async () => [(await callbacks()).length, (await downloads()).length]

  test('is what the published form says, whatever its caller asks for', async () => {
    await publish(form('plain', 276, NOTHING), form('full', 276, {}), form('quiet', 300, { sms: false }))
    await left({ block_id: 'plain' })
    expect(await done()).toEqual([0, 0])
    await left({ block_id: 'full' })
    expect(await done()).toEqual([1, 1])
    await left({ block_id: 'quiet', version_id: 300 })
    expect(await done()).toEqual([2, 1])
    await left({ block_id: 'full', is_send_result: 0 })
    expect(await done()).toEqual([3, 1])
  })

  test('is found without the form too, by what any form of that version promises', async () => {
    await publish(form('plain', 276, NOTHING), form('full', 300, {}))
    await left({})
    expect(await done()).toEqual([0, 0])
    await left({ version_id: 300 })
    expect(await done()).toEqual([1, 1])
  })

  test.each([
    ['names no page', { page_code: undefined as never }],
    ['names a page that there is not', { page_code: 'nowhere' }],
    ['names a version that no form on its page has', { version_id: 999 }],
  ])('is what SPEC.md says for a lead that %s', async (_what, fields) => {
    await publish(form('plain', 276, NOTHING))
    await left(fields)
    expect(await done()).toEqual([1, 1])
  })

  test('is the same for a page that has another code by now', async () => {
    await publish(form('plain', 276, NOTHING))
    await gateway.database.db.pool.query("UPDATE page SET code = 'promise-2' WHERE code = 'promise'")
    try {
      await left({ block_id: 'plain' })
      expect(await done()).toEqual([0, 0])
    } finally {
      await gateway.database.db.pool.query("UPDATE page SET code = 'promise' WHERE code = 'promise-2'")
    }
  })

  test('changes with the page, from the next lead on', async () => {
    await publish(form('one', 276, NOTHING))
    await left({ block_id: 'one' })
    await publish(form('one', 276, { ...NOTHING, callback: true }))
    await expect
      .poll(async () => {
        await left({ block_id: 'one' })
        return done()
      })
      .toEqual([1, 0])
  })

  test('is promised once to a phone, also when its first form promised nothing', async () => {
    await publish(form('plain', 276, NOTHING), form('full', 276, {}))
    const handset = someHandset()
    for (const block_id of ['plain', 'full', 'full']) {
      await left({ handset, block_id })
      await aMinuteLater()
    }
    expect(await done()).toEqual([1, 1])
  })
})

describe('the trail of a lead', () => {
  test.each(['DELETE FROM lead_touch', 'TRUNCATE lead_touch', "UPDATE lead_touch SET cps_id = 'x'"])(
    'stays as it was written: %s',
    async (statement) => {
      await submit()
      await expect(rows(statement)).rejects.toThrow('trail of a lead')
    },
  )
})
