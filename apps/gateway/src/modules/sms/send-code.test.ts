import { operations, type SmsScene, smsScenes } from '@yingzao/contract/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProof } from '../../integrations'
import { codeFor, passedCaptcha } from '../testing/ask-for-code'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { someHandset } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { newestCode } from './newest-code'
import { CODE_DIGITS } from './scenes'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => gateway.ctx.db.pool.query('TRUNCATE sms_phone, sms_hour, call_count, sms_code, sms_message'))

type Server = Pick<TestGateway, 'app' | 'ctx'>

const send = (
  handset: string,
  { type = 'lead', server = gateway }: { type?: SmsScene; server?: Server } = {},
) => call(server, 'advertSmsSend', { handset, type, ...passedCaptcha(gateway) })

/** Requests a code from an address, and returns the envelope's code. */
async function sendFrom(ip: string, handset: string, server: Server = gateway): Promise<number> {
  const payload = { handset, type: 'lead', ...passedCaptcha(gateway) }
  const { path: url } = operations.advertSmsSend
  return (await server.app.inject({ method: 'POST', url, remoteAddress: ip, payload })).json().code
}

const later = (seconds: number) =>
  gateway.ctx.db.pool.query('UPDATE sms_phone SET sent_at = sent_at - make_interval(secs => $1)', [seconds])

const login = (handset: string, code: string) => call(gateway, 'smartLogin', { handset, code })

async function messages(): Promise<number> {
  return (await gateway.ctx.db.pool.query('SELECT FROM sms_message')).rowCount ?? 0
}

test('a page is told when it may ask again and how long a code is good', async () => {
  expect(await send('13800138000')).toEqual({
    status: 200,
    code: 1,
    msg: 'success',
    response: { resend_seconds: 60, expire_seconds: 300 },
  })
})

test.each(smsScenes)('a code for %s has the digits of its scene', async (scene) => {
  const code = await codeFor(gateway, someHandset(), scene)
  expect(code).toMatch(new RegExp(`^\\d{${CODE_DIGITS[scene]}}$`))
})

test.each(['1', 'advert', '', 'LOGIN', 'constructor'])('the older word %j means a lead', async (type) => {
  const { code } = await call(gateway, 'advertSmsSend', {
    handset: '13800138000',
    type,
    ...passedCaptcha(gateway),
  })
  const { rows } = await gateway.ctx.db.pool.query('SELECT scene FROM sms_message')
  expect([code, rows]).toEqual([1, [{ scene: 'lead' }]])
})

test.each([
  '',
  '1380013800',
  '138001380000',
  '+8613800138000',
  '23800138000',
  '１３８００１３８０００',
  "1' or '1",
])('%j is no phone, and costs no ticket', async (handset) => {
  const captcha = passedCaptcha(gateway)
  expect(await call(gateway, 'advertSmsSend', { handset, ...captcha })).toMatchObject({ code: 400025 })
  expect(await call(gateway, 'advertSmsSend', { handset: someHandset(), ...captcha })).toMatchObject({
    code: 1,
  })
})

test('a phone gets the next code after sixty seconds, in whichever process', async () => {
  await using twin = await startTwin(gateway)
  const handset = someHandset()
  expect(await send(handset)).toMatchObject({ code: 1 })
  expect(await send(handset, { server: twin })).toMatchObject({ code: 400021 })
  expect(await send(handset, { type: 'login', server: twin })).toMatchObject({ code: 400021 })
  await later(59)
  expect(await send(handset)).toMatchObject({ code: 400021 })
  await later(1)
  expect(await send(handset, { server: twin })).toMatchObject({ code: 1 })
})

test('a phone gets five codes a day, and the next day five again', async () => {
  const handset = someHandset()
  for (let time = 0; time < 5; time += 1) {
    expect(await send(handset)).toMatchObject({ code: 1 })
    await later(60)
  }
  expect(await send(handset)).toMatchObject({ code: 400022, msg: '今日验证码发送次数已达上限' })
  expect(await messages()).toBe(5)
  await gateway.ctx.db.pool.query('UPDATE sms_phone SET day = day - 1')
  expect(await send(handset)).toMatchObject({ code: 1 })
})

test('of fifty calls for one phone at once, over two processes, one sends', async () => {
  await using twin = await startTwin(gateway)
  const handset = someHandset()
  const replies = await race(50, (index) => send(handset, { server: index % 2 ? twin : gateway }))
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 400021)).toHaveLength(49)
  await gateway.runJobs()
  const { rows } = await gateway.ctx.db.pool.query('SELECT state, attempts FROM sms_message')
  expect(rows).toEqual([{ state: 'accepted', attempts: 1 }])
})

test('the same calls with a look before each count, instead of one statement, send more: it can tell', async () => {
  const { pool } = gateway.ctx.db
  await pool.query('CREATE TABLE careless_phone (handset_hash text)')
  const allHaveLooked = meetingOf(AT_ONCE)
  const careless = async () => {
    const { rowCount } = await pool.query("SELECT FROM careless_phone WHERE handset_hash = 'x'")
    await allHaveLooked()
    if (rowCount === 0) await pool.query("INSERT INTO careless_phone VALUES ('x')")
  }
  await race(50, careless)
  expect((await pool.query('SELECT FROM careless_phone')).rowCount).toBeGreaterThan(1)
  await pool.query('DROP TABLE careless_phone')
})

test('of sixty usual captchas at once from one address, over two processes, twenty are enough', async () => {
  await using twin = await startTwin(gateway)
  const replies = await race(60, (index) => {
    const expireAt = new Date(Date.now() + 300_000)
    const { ticket, number } = makeProof(gateway.ctx.config.tokenKeys, { max: 60_000, expireAt })
    const captcha = { ticket, randstr: String(number) }
    return call(index % 2 ? twin : gateway, 'advertSmsSend', { handset: someHandset(), ...captcha })
  })
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(20)
  expect(replies.filter(({ code }) => code === 400020)).toHaveLength(40)
  expect(await send(someHandset())).toMatchObject({ code: 1 })
})

describe('of the budget of an hour, over two processes,', () => {
  const smsPerHour = 100

  test('one network gets three in ten, and then another one is served', async () => {
    await using one = await startTwin(gateway, { config: { smsPerHour } })
    await using other = await startTwin(gateway, { config: { smsPerHour } })
    const replies = await race(40, (index) =>
      sendFrom(`2001:db8:1:2:${index}::1`, someHandset(), index % 2 ? one : other),
    )
    expect(replies.filter((code) => code === 1)).toHaveLength(30)
    expect(replies.filter((code) => code === 400021)).toHaveLength(10)
    expect(await messages()).toBe(30)
    expect(await sendFrom('2001:db8:1:3::1', someHandset(), one)).toBe(1)
  })

  test('phones that begin alike get a few, wherever it is asked for them', async () => {
    await using one = await startTwin(gateway, { config: { smsPerHour } })
    await using other = await startTwin(gateway, { config: { smsPerHour } })
    const replies = await race(12, (index) =>
      sendFrom(`203.0.113.${index}`, `1380013${1000 + index}`, index % 2 ? one : other),
    )
    expect(replies.filter((code) => code === 1)).toHaveLength(5)
    expect(replies.filter((code) => code === 400021)).toHaveLength(7)
    expect(await sendFrom('203.0.113.50', '13800148000', one)).toBe(1)
  })
})

describe('the budget of an hour', () => {
  test('is one for all processes, and refuses with what may be tried later', async () => {
    await using twin = await startTwin(gateway, { config: { smsPerHour: 7 } })
    const replies = await race(20, (index) => sendFrom(`203.0.113.${index}`, someHandset(), twin))
    expect(replies.filter((code) => code === 1)).toHaveLength(7)
    expect(replies.filter((code) => code === 400021)).toHaveLength(13)
    expect(await messages()).toBe(7)
    await using restarted = await startTwin(gateway, { config: { smsPerHour: 7 } })
    expect(await send(someHandset(), { server: restarted })).toMatchObject({ code: 400021 })
  })

  test('refuses without a trace: the phone may get its code in the next hour', async () => {
    await using twin = await startTwin(gateway, { config: { smsPerHour: 1 } })
    await send(someHandset(), { server: twin })
    const handset = someHandset()
    expect(await send(handset, { server: twin })).toMatchObject({ code: 400021 })
    await gateway.ctx.db.pool.query("UPDATE sms_hour SET hour = hour - interval '1 hour'")
    expect(await send(handset, { server: twin })).toMatchObject({ code: 1 })
  })
})

test('a new code voids the last one', async () => {
  const handset = someHandset()
  const first = await codeFor(gateway, handset, 'login')
  await later(60)
  const second = await codeFor(gateway, handset, 'login')
  if (first !== second) expect(await login(handset, first)).toMatchObject({ code: 400023 })
  expect(await login(handset, second)).toMatchObject({ code: 1 })
})

test('a code for something else leaves the one for a login as it was', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  await later(60)
  await send(handset, { type: 'lead' })
  expect(await login(handset, code)).toMatchObject({ code: 1 })
})

test('a code is good for five minutes by the clock of the database', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  await gateway.ctx.db.pool.query("UPDATE sms_code SET expire_at = expire_at - interval '300 s'")
  expect(await login(handset, code)).toMatchObject({ code: 400024 })
  expect(await newestCode(gateway.ctx, handset)).toBeUndefined()
})

test('neither code nor phone is anywhere in the database', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  await gateway.runJobs()
  const found: string[] = []
  for (const table of ['sms_code', 'sms_message', 'sms_phone', 'captcha_log', 'pgboss.job']) {
    const { rows } = await gateway.ctx.db.pool.query(`SELECT t::text AS row FROM ${table} t`)
    found.push(...rows.map(({ row }) => String(row)))
  }
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter((row) => row.includes(handset) || new RegExp(`\\b${code}\\b`).test(row))).toEqual([])
})

test('a table of phones without a limit is refused by the database itself', async () => {
  const { pool } = gateway.ctx.db
  const hash = 'h'.repeat(43)
  const insert = pool.query('INSERT INTO sms_phone (handset_hash, day, sent) VALUES ($1, now(), 6)', [hash])
  await expect(insert).rejects.toThrow('sms_phone_sent')
})
