import { operations } from '@yingzao/contract/server'
import { describe, expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { race } from '../testing/race'
import { signIn } from '../testing/sign-in'
import { ask, drainStock, startWithCodes } from './testing/live-codes'

test.each([
  [
    { kind: 'text', text: 'NIU-1' },
    { kind: 'text', image: '', text: 'NIU-1', minp: null },
  ],
  [
    { kind: 'image', image: '/assets/q.png' },
    { kind: 'image', image: '/assets/q.png', text: '', minp: null },
  ],
  [
    { kind: 'minp', minp_name: 'course', minp_page: 'pages/a', minp_query: 'a=1' },
    { kind: 'minp', image: '', text: '', minp: { name: 'course', page: 'pages/a', query: 'a=1' } },
  ],
])('%j is handed out as what it is', async (line, expected) => {
  await using gateway = await startWithCodes(line)
  expect(await gateway.get()).toEqual({ code_id: 'lc', ...expected })
})

test('where no picture is stored, one is made and served', async () => {
  await using gateway = await startWithCodes({ kind: 'image', url: 'https://h5.example.com/a' })
  const { image } = await gateway.get()
  const picture = await gateway.app.inject(image)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(picture.headers['cache-control']).toContain('immutable')
})

test('a service person’s code is only for who is logged in', async () => {
  await using gateway = await startWithCodes({ kind: 'wecom', image: '/assets/w.png' })
  expect(await gateway.envelope()).toMatchObject({ status: 403, code: 400003 })
  expect(await gateway.get(await signIn(gateway))).toMatchObject({ kind: 'wecom', image: '/assets/w.png' })
})

test('codes follow one another as their stock runs out; one that is switched off is passed over', async () => {
  await using gateway = await startWithCodes(
    { item: 1, kind: 'text', text: 'a', stock: 2 },
    { item: 2, kind: 'text', text: 'off', status: 0 },
    { item: 3, kind: 'text', text: 'b', stock: 1 },
  )
  const texts = []
  for (let number = 0; number < 3; number += 1) texts.push((await gateway.get()).text)
  expect(texts).toEqual(['a', 'a', 'b'])
  expect(await gateway.envelope()).toMatchObject({ status: 200, code: 404001 })
  expect(await gateway.used()).toEqual([2, 0, 1])
})

test('a visitor who is logged in gets the same again and uses stock once, however often they ask at once', async () => {
  await using gateway = await startWithCodes(
    { item: 1, kind: 'text', text: 'a', stock: 1 },
    { item: 2, kind: 'text', text: 'b' },
  )
  const visitor = await signIn(gateway)
  const got = await Promise.all(Array.from({ length: 20 }, () => gateway.get(visitor)))
  expect(new Set(got.map(({ text }) => text))).toEqual(new Set(['a']))
  expect(await gateway.used()).toEqual([1, 0])
  expect(await gateway.get(await signIn(gateway))).toMatchObject({ text: 'b' })
  expect(await gateway.get(visitor)).toMatchObject({ text: 'a' })
})

test('a visitor whose code was switched off gets the next', async () => {
  await using gateway = await startWithCodes(
    { item: 1, kind: 'text', text: 'a' },
    { item: 2, kind: 'text', text: 'b' },
  )
  const visitor = await signIn(gateway)
  await gateway.get(visitor)
  await importLines(gateway, 'live-codes', [{ code_id: 'lc', item: 1, kind: 'text', text: 'a', status: 0 }])
  expect(await gateway.get(visitor)).toMatchObject({ text: 'b' })
})

const ROUNDS = 20
const AT_ONCE = 50
const STOCK = 7

describe('who has no login', () => {
  const STOCKED = { item: 1, kind: 'text', text: 'a', stock: 200 }

  test('gets the same again and uses stock once, for as long as the browser is open', async () => {
    await using gateway = await startWithCodes({ ...STOCKED, stock: 1 }, { item: 2, kind: 'text', text: 'b' })
    const first = await ask(gateway)
    expect(first.given).toMatch(
      /^live_code=[\w-]{22}; Path=\/n8sf\/api\/activity\/v1\/live-code; HttpOnly; SameSite=Lax; Secure$/,
    )
    const again = await Promise.all(Array.from({ length: 20 }, () => ask(gateway, first)))
    expect(new Set(again.map(({ answer }) => answer.response.text))).toEqual(new Set(['a']))
    expect(again.every(({ given }) => given === undefined)).toBe(true)
    expect((await ask(gateway)).answer.response.text).toBe('b')
    expect(await gateway.used()).toEqual([1, 0])
  })

  test('is given no cookie for what everybody may have', async () => {
    await using gateway = await startWithCodes({ kind: 'text', text: 'a' })
    expect((await ask(gateway)).given).toBeUndefined()
  })

  test('and asks at once in several windows gets one', async () => {
    await using gateway = await startWithCodes(STOCKED)
    const cookie = `live_code=${'x'.repeat(22)}`
    await Promise.all(Array.from({ length: 20 }, () => ask(gateway, { cookie })))
    expect(await gateway.used()).toEqual([1])
  })

  test('takes none by looking whether there is something', async () => {
    await using gateway = await startWithCodes(STOCKED)
    const looks = await Promise.all(Array.from({ length: 50 }, () => ask(gateway, { method: 'HEAD' })))
    expect(looks.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    const visitor = await signIn(gateway)
    await gateway.app.inject({
      method: 'HEAD',
      url: `${operations.liveCodeDetail.path}?code_id=lc`,
      headers: visitor.headers,
    })
    expect(await gateway.used()).toEqual([0])
  })

  test.each([
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Sogou web spider/4.0',
  ])('and is no person takes none: %s', async (agent) => {
    await using gateway = await startWithCodes(STOCKED)
    expect((await ask(gateway, { agent })).answer.code).toBe(404001)
    await importLines(gateway, 'live-codes', [{ code_id: 'lc', item: 2, kind: 'text', text: 'b' }])
    expect((await ask(gateway, { agent })).answer.response.text).toBe('b')
    expect(await gateway.used()).toEqual([0, 0])
  })

  test('gets a hundred of a stock in an hour from one network, and is told to wait then', async () => {
    expect(await drainStock({ calls: 130 })).toEqual({
      used: 100,
      replies: new Set([1, 429001]),
      elsewhere: 1,
    })
  }, 120_000)

  test('gets more where what the network had is forgotten: it can tell', async () => {
    expect(await drainStock({ calls: 130, isForgetful: true })).toEqual({
      used: 130,
      replies: new Set([1]),
      elsewhere: 1,
    })
  }, 120_000)

  test('above that gets what has no stock, where there is such', async () => {
    await using gateway = await startWithCodes(STOCKED, { item: 2, kind: 'text', text: 'b' })
    await race(100, () => ask(gateway))
    expect((await ask(gateway)).answer.response.text).toBe('b')
    expect(await gateway.used()).toEqual([100, 0])
  }, 120_000)
})

test('fifty calls at once hand out exactly the stock, in each of twenty rounds; counted without a guard they do not', async () => {
  await using gateway = await startWithCodes({ kind: 'text', text: 'a', stock: STOCK })
  const { pool } = gateway.database.db
  const careless = async () => {
    const { rows } = await pool.query('select used, stock from live_code')
    if (rows[0].used < rows[0].stock) await pool.query('update live_code set used = $1', [rows[0].used + 1])
    return rows[0].used < rows[0].stock
  }
  const guarded = async () => (await gateway.envelope()).code === 1
  const nobodyAsked = () => pool.query('truncate call_count')

  const handedOut = async (ask: () => Promise<boolean>) => {
    const counts: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await pool.query('update live_code set used = 0')
      await nobodyAsked()
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask))
      counts.push(answers.filter(Boolean).length)
    }
    return counts
  }
  expect(await handedOut(guarded)).toEqual(Array(ROUNDS).fill(STOCK))
  expect(await handedOut(careless)).not.toEqual(Array(ROUNDS).fill(STOCK))
}, 120_000)
