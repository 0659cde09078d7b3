import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { codeFor } from '../testing/ask-for-code'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { someHandset } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { checkCode, takeCode, useCode } from './check-code'
import { guessAndServe, HERE, waitingPhones } from './testing/guess-codes'

const WRONG = 400023
const EXPIRED = 400024
const TOO_MANY = 429001

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})
beforeEach(() => gateway.ctx.db.pool.query('TRUNCATE sms_phone, call_count, sms_code'))

type Said = { handset: string; code: string; ip?: string }

/** Enters a code in one of the two processes, and returns what came of it. */
async function say(ctx: Context, { handset, code, ip = HERE }: Said): Promise<'right' | number> {
  try {
    await checkCode(ctx, { handset, code, ip, scene: 'login' })
    return 'right'
  } catch (error) {
    if (error instanceof AppError) return error.error.code
    throw error
  }
}

const other = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0')
const processes = () => [gateway.ctx, twin.ctx] as const
const count = (answers: unknown[], wanted: unknown) => answers.filter((answer) => answer === wanted).length

test('of fifty wrong codes at once, over two processes, five are compared, and then the right one is not', async () => {
  for (let phone = 0; phone < 20; phone += 1) {
    const handset = someHandset()
    const right = await codeFor(gateway, handset, 'login')
    const answers = await race(50, (index) =>
      say(processes()[index % 2 ? 1 : 0], { handset, code: other(right) }),
    )
    expect([count(answers, WRONG), count(answers, EXPIRED)]).toEqual([5, 45])
    expect(await say(gateway.ctx, { handset, code: right })).toBe(EXPIRED)
  }
}, 60_000)

test('the same with tries that are read and then written compares more: it can tell', async () => {
  const { pool } = gateway.ctx.db
  await pool.query('CREATE TABLE careless_code (tries integer); INSERT INTO careless_code VALUES (0)')
  let compared = 0
  const allHaveLooked = meetingOf(AT_ONCE)
  const careless = async () => {
    const { rows } = await pool.query('SELECT tries FROM careless_code')
    await allHaveLooked()
    if (rows[0].tries >= 5) return
    compared += 1
    await pool.query('UPDATE careless_code SET tries = $1', [rows[0].tries + 1])
  }
  await race(50, careless)
  expect(compared).toBeGreaterThan(5)
  await pool.query('DROP TABLE careless_code')
})

test('a right code uses up no try, however often it is said', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  const answers = await race(20, (index) => say(processes()[index % 2 ? 1 : 0], { handset, code }))
  expect(count(answers, 'right')).toBe(20)
  for (let time = 0; time < 4; time += 1) await say(gateway.ctx, { handset, code: other(code) })
  expect(await say(gateway.ctx, { handset, code })).toBe('right')
  const { rows } = await gateway.ctx.db.pool.query('SELECT tries FROM sms_code')
  expect(rows).toEqual([{ tries: 4 }])
})

test('of fifty who say the right code at once, one may use it', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  const used = await race(50, async (index) => {
    const ctx = processes()[index % 2 ? 1 : 0]
    try {
      const checked = await checkCode(ctx, { handset, code, ip: HERE, scene: 'login' })
      await ctx.db.orm.transaction((tx) => useCode(tx, checked))
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  })
  expect(count(used, true)).toBe(1)
})

test('without the guard of its update several would use it: it can tell', async () => {
  const { pool } = gateway.ctx.db
  await pool.query('CREATE TABLE careless_use (used boolean); INSERT INTO careless_use VALUES (false)')
  let uses = 0
  const allHaveLooked = meetingOf(AT_ONCE)
  const careless = async () => {
    const { rows } = await pool.query('SELECT used FROM careless_use')
    await allHaveLooked()
    if (rows[0].used) return
    await pool.query('UPDATE careless_use SET used = true')
    uses += 1
  }
  await race(50, careless)
  expect(uses).toBeGreaterThan(1)
  await pool.query('DROP TABLE careless_use')
})

test('a code that was replaced after it was compared cannot be used any more', async () => {
  const handset = someHandset()
  const code = await codeFor(gateway, handset, 'login')
  const checked = await checkCode(gateway.ctx, { handset, code, ip: HERE, scene: 'login' })
  await gateway.ctx.db.pool.query("UPDATE sms_phone SET sent_at = sent_at - interval '60 s'")
  await codeFor(gateway, handset, 'login')
  const use = gateway.ctx.db.orm.transaction((tx) => useCode(tx, checked))
  await expect(use).rejects.toMatchObject({ error: { code: EXPIRED } })
})

/** One guess per phone, from twenty addresses, over two processes; how many of them were compared. */
async function spray(phones: string[], addresses: string[]): Promise<{ compared: number; stopped: number }> {
  const answers = await race(phones.length, (index) => {
    const [handset = '', ip = ''] = [phones[index], addresses[index % addresses.length]]
    return say(processes()[index % 2 ? 1 : 0], { handset, code: 'xxxxxx', ip })
  })
  return { compared: count(answers, WRONG), stopped: count(answers, TOO_MANY) }
}

test('guessing at many phones from twenty addresses is stopped after five guesses from each', async () => {
  const phones = await waitingPhones(gateway.ctx, 2_000)
  const strangers = Array.from({ length: 20 }, (_none, index) => `2001:db8:0:${index}::1`)
  expect(await spray(phones, strangers)).toEqual({ compared: 100, stopped: 1_900 })
}, 120_000)

test('without those rows of wrong ones every phone is guessed at: it can tell', async () => {
  const phones = await waitingPhones(gateway.ctx, 120)
  let compared = 0
  for (const handset of phones) {
    await gateway.ctx.db.pool.query('TRUNCATE call_count')
    if ((await say(gateway.ctx, { handset, code: 'xxxxxx', ip: '203.0.113.9' })) === WRONG) compared += 1
  }
  expect(compared).toBe(120)
})

test('a stranger to a code has five guesses, and moving about in one /64 gives no more', async () => {
  const phones = await waitingPhones(gateway.ctx, 20)
  const addresses = Array.from({ length: 20 }, (_none, index) => `2001:db8:1:2:${index}::${index}`)
  expect(await spray(phones, addresses)).toEqual({ compared: 5, stopped: 15 })
})

/** Enters a code and uses it up, as a login does. */
async function use(said: Said): Promise<boolean> {
  const { handset, code, ip = HERE } = said
  const checked = await checkCode(gateway.ctx, { handset, code, ip, scene: 'login' })
  return gateway.ctx.db.orm.transaction((tx) => takeCode(tx, checked))
}

test('a code that is used ends the row of wrong ones, so that many people may share one address', async () => {
  let served = 0
  for (let person = 0; person < 30; person += 1) {
    const handset = someHandset()
    const code = await codeFor(gateway, handset, 'login')
    const ip = '198.51.100.9'
    if (person % 3 === 0) await say(gateway.ctx, { handset, code: other(code), ip })
    if (await use({ handset, code, ip })) served += 1
  }
  expect(served).toBe(30)
})

test('saying one right code again and again ends no row: a stranger’s guesses stay five', async () => {
  const ip = '198.51.100.10'
  const own = someHandset()
  const code = await codeFor(gateway, own, 'login')
  const answers: unknown[] = []
  for (const handset of await waitingPhones(gateway.ctx, 12)) {
    answers.push(await say(gateway.ctx, { handset, code: 'xxxxxx', ip }))
    await say(gateway.ctx, { handset: own, code, ip })
  }
  expect([count(answers, WRONG), count(answers, TOO_MANY)]).toEqual([5, 7])
})

test('a guess that is not compared costs its phone no try', async () => {
  const [victim = '', ...phones] = await waitingPhones(gateway.ctx, 10)
  await spray(phones, ['203.0.113.9'])
  for (let time = 0; time < 10; time += 1) {
    expect(await say(gateway.ctx, { handset: victim, code: 'xxxxxx', ip: '203.0.113.9' })).toBe(TOO_MANY)
  }
  const { rows } = await gateway.ctx.db.pool.query('SELECT max(tries) AS most FROM sms_code WHERE tries <> 1')
  expect(rows).toEqual([{ most: 0 }])
})

test.each(['', '12345', '1234567', '１２３４５６', '测试测试测试', '\u0000'])('%j is wrong', async (code) => {
  const handset = someHandset()
  await codeFor(gateway, handset, 'login')
  expect(await say(gateway.ctx, { handset, code })).toBe(WRONG)
})

test('whoever guesses as much as they like keeps nobody from the code that was sent to where they type it', async () => {
  // `npm run test:abuse` guesses 10,000 times.
  const { served, warnings } = await guessAndServe({ guesses: 300, honest: 10 })
  expect([served, warnings]).toEqual([10, 1])
})

test('where everybody is refused after a hundred wrong ones, nobody is served: it can tell', async () => {
  const { served } = await guessAndServe({ guesses: 300, honest: 10, refuseAll: true })
  expect(served).toBe(0)
})
