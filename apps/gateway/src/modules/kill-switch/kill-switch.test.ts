import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { SHOP } from '../orders/testing/shop'
import { visitorPages } from '../pages'
import { eventually } from '../testing/eventually'
import { callStudio } from '../testing/studio-calls'
import { call } from '../testing/visitor-calls'
import { SALE, startWithSwitches } from './testing/start-with-switches'

/** What the contract promises, from the call to the last process. */
const MOST_MS = 5_000

let gateway: Awaited<ReturnType<typeof startWithSwitches>>
beforeAll(async () => {
  gateway = await startWithSwitches()
  // As a start does before it accepts traffic.
  await visitorPages.loadFilter()
})
afterAll(() => gateway[Symbol.asyncDispose]())
// Also after a failed test, so that the next one reports its own problem.
afterEach(() => gateway.liftAll())

const visit = (app: FastifyInstance, url = SALE) => app.inject(url)

/** Waits until the check passes in both processes, and returns how long it took. */
async function onBoth(check: (app: FastifyInstance) => Promise<void>, since: number): Promise<number> {
  for (const { app } of gateway.both) await vi.waitFor(() => check(app), { timeout: 10_000, interval: 10 })
  return Math.round(performance.now() - since)
}

describe('a switch', () => {
  test('takes its blocks from pages in both processes within five seconds, and lifted gives the same bytes back', async () => {
    const before = await Promise.all(gateway.both.map(({ app }) => visit(app)))
    expect(before.map(({ payload }) => payload.includes('限时特价'))).toEqual([true, true])
    const began = performance.now()
    const id = await gateway.set({ scope: 'word', value: '特 价' })
    const gone = await onBoth(async (app) => {
      const page = await visit(app)
      expect(page.statusCode).toBe(200)
      expect(page.payload).not.toContain('特价')
      expect(page.payload).toContain('课程安排')
      expect(page.payload).toContain('详情')
    }, began)
    const { rows } = await gateway.ctx.db.pool.query<{ html: Buffer }>('SELECT html FROM page_render')
    expect(rows.some(({ html }) => html.toString().includes('限时特价'))).toBe(true)
    const lifting = performance.now()
    await gateway.lift(id)
    const back = await onBoth(async (app) => {
      const page = await visit(app)
      expect(page.headers.etag).toBe(before[0]?.headers.etag)
      expect(page.rawPayload.equals(before[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    }, lifting)
    expect(Math.max(gone, back)).toBeLessThan(MOST_MS)
  })

  test('is heard of on the disk and in the document by call', async () => {
    const copy = join(gateway.ctx.config.dataDir, 'snapshots', 'sale.page')
    await visit(gateway.app)
    await eventually(() => access(copy))
    const detail = async (app: FastifyInstance) =>
      JSON.stringify(await call({ app }, 'activityPageDetail', { code: 'sale' }))
    for (const { app } of gateway.both) expect(await detail(app)).toContain('特价')
    const id = await gateway.set({ scope: 'word', value: '特价' })
    await onBoth(async (app) => expect(await detail(app)).not.toContain('特价'), performance.now())
    await onBoth(async (app) => expect((await visit(app)).payload).not.toContain('特价'), performance.now())
    await eventually(async () => expect(await readFile(copy, 'utf8')).not.toContain('特价'))
    await gateway.lift(id)
    await onBoth(async (app) => expect(await detail(app)).toContain('特价'), performance.now())
  })

  test('of a page gives what a page gives that was taken down, of all too, and the legal ones stay', async () => {
    // Substitutes are rendered on their first visit, which takes long.
    for (const { app } of gateway.both)
      for (const url of ['/h5-page/slzf', '/h5-page/h5/privacy', '/h5-page/h5/terms']) await visit(app, url)
    const notFound = (await visit(gateway.app, '/h5-page/h5/none')).payload
    const page = await gateway.set({ scope: 'page', value: 'sale' })
    await onBoth(async (app) => {
      const reply = await visit(app)
      expect([reply.statusCode, reply.payload]).toEqual([404, notFound])
      expect((await visit(app, '/h5-page/h5/plain')).statusCode).toBe(200)
      expect((await call({ app }, 'activityPageDetail', { code: 'sale' })).code).toBe(400_010)
    }, performance.now())
    await gateway.lift(page)
    const all = await gateway.set({ scope: 'all', value: '' })
    await onBoth(async (app) => {
      for (const url of [SALE, '/h5-page/h5/plain', '/h5-page/slzf'])
        expect((await visit(app, url)).statusCode, url).toBe(404)
      for (const url of ['/h5-page/h5/privacy', '/h5-page/h5/terms'])
        expect((await visit(app, url)).statusCode, url).toBe(200)
    }, performance.now())
    await gateway.lift(all)
    await onBoth(
      async (app) => expect((await visit(app, '/h5-page/slzf')).statusCode).toBe(200),
      performance.now(),
    )
  })

  test('of a picture takes it from pages in both processes, and nothing else', async () => {
    const { picture } = gateway
    const at = async (app: FastifyInstance) => (await visit(app)).payload
    for (const { app } of gateway.both) expect(await at(app)).toContain(picture)
    const id = await gateway.set({ scope: 'picture', value: picture })
    await onBoth(async (app) => {
      expect(await at(app)).not.toContain(picture)
      expect(await at(app)).toContain('课程安排')
    }, performance.now())
    await gateway.lift(id)
    await onBoth(async (app) => expect(await at(app)).toContain(picture), performance.now())
  })

  test('of a product takes its blocks from pages in both processes, by whichever of its names they sell it', async () => {
    const sold = ['按编号购买', '按代号购买']
    const shown = async (app: FastifyInstance) => {
      const { payload } = await visit(app)
      expect(payload).toContain('课程安排')
      return sold.filter((text) => payload.includes(text))
    }
    for (const { app } of gateway.both) expect(await shown(app)).toEqual(sold)
    const id = await gateway.set({ scope: 'product', value: String(SHOP.product) })
    await onBoth(async (app) => expect(await shown(app)).toEqual([]), performance.now())
    await gateway.lift(id)
    await onBoth(async (app) => expect(await shown(app)).toEqual(sold), performance.now())
  })

  test.each([
    ['block', 'divider', '"name":"divider"'],
    ['picture', '/assets/none-of-ours.jpg', undefined],
  ] as const)('of a %s is dry run first, which changes nothing', async (scope, value, marker) => {
    const effect = await callStudio(gateway, 'switchEffect', { scope, value }, gateway.operator)
    expect(effect.response.list.map(({ code }: { code: string }) => code)).toEqual(
      marker ? expect.arrayContaining(['sale']) : [],
    )
    const { payload } = await visit(gateway.app)
    if (marker) expect(payload).toContain(marker)
    const id = await gateway.set({ scope, value })
    if (marker)
      await onBoth(async (app) => expect((await visit(app)).payload).not.toContain(marker), performance.now())
    await gateway.lift(id)
  })

  test.each([
    ['pay', 'payment', 'shop_order'],
    ['sim', 'trading', 'sim_order'],
  ] as const)('of %s refuses by the database itself what is new', async (scope, _name, table) => {
    const id = await gateway.set({ scope, value: '' })
    // Missing columns of the row are checked later.
    const add = () => gateway.database.owner.pool.query(`INSERT INTO ${table} DEFAULT VALUES`)
    await expect(add()).rejects.toThrow('is switched off')
    await gateway.lift(id)
    await expect(add()).rejects.not.toThrow('is switched off')
  })

  test('of pay, sim or feed refuses the calls of visitors in both processes', async () => {
    for (const [scope, id, input] of [
      ['pay', 'createOrder', { mark: 'dbzs' }],
      ['pay', 'prepay', { pid: '1', channel: 'wx_native' }],
      ['sim', 'simulateOrder', {}],
      ['feed', 'feedList', { kind: 'lhb' }],
    ] as const) {
      const codes = async () =>
        Promise.all(gateway.both.map(async ({ app }) => (await call({ app }, id, input as never)).code))
      expect(await codes(), id).not.toContain(400_070)
      const set = await gateway.set({ scope, value: '' })
      // At once: such calls ask the database.
      expect(await codes(), id).toEqual([400_070, 400_070])
      await gateway.lift(set)
      expect(await codes(), id).not.toContain(400_070)
    }
  })
})

describe('lifting', () => {
  test('needs somebody else than who asked, by the database itself', async () => {
    const { administrator, other, database } = gateway
    const switch_id = await gateway.set({ scope: 'page', value: 'plain' })
    expect((await callStudio(gateway, 'switchLift', { switch_id }, administrator)).status).toBe(409)
    await callStudio(gateway, 'switchAskLift', { switch_id }, administrator)
    expect(await callStudio(gateway, 'switchLift', { switch_id }, administrator)).toMatchObject({
      status: 403,
      code: 403_010,
    })
    // Not even as the owner of the table.
    for (const [attack, says] of [
      ['UPDATE kill_switch SET lifted_by = lift_asked_by, lifted_at = now() WHERE switch_id = $1', 'two'],
      ['UPDATE kill_switch SET lift_asked_by = NULL, lift_asked_at = NULL WHERE switch_id = $1', 'kept'],
      ["UPDATE kill_switch SET value = 'other' WHERE switch_id = $1", 'kept'],
      ['DELETE FROM kill_switch WHERE switch_id = $1', 'kept'],
    ] as const)
      await expect(database.owner.pool.query(attack, [switch_id]), attack).rejects.toThrow(says)
    expect((await callStudio(gateway, 'switchLift', { switch_id }, other)).status).toBe(200)
    expect((await callStudio(gateway, 'switchLift', { switch_id }, other)).status).toBe(409)
    const { response } = await callStudio(gateway, 'switchList', {}, other)
    expect(response.active).toEqual([])
    expect(response.list[0]).toMatchObject({
      switch_id,
      scope: 'page',
      value_name: '夏季课程',
      reason: '监管要求',
      set_by: '陈运营',
      lift_asked_by: '周管理',
      lifted_by: '林合规',
    })
    const { rows } = await database.owner.pool.query(
      'SELECT action FROM audit_log WHERE subject = $1 ORDER BY seq',
      [`kill_switch:${switch_id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['switch.set', 'switch.ask_lift', 'switch.lift'])
  })

  test('happens once when two do it at once, and so does setting', async () => {
    const { administrator, operator, other } = gateway
    const asked = { scope: 'word', value: '特价', reason: '监管要求' } as const
    const set = await Promise.all([1, 2].map(() => callStudio(gateway, 'switchSet', asked, operator)))
    expect(set.map(({ status }) => status).sort()).toEqual([200, 409])
    const [{ response }] = set.filter(({ status }) => status === 200) as [(typeof set)[number]]
    const { switch_id } = response
    await callStudio(gateway, 'switchAskLift', { switch_id }, operator)
    const lifts = await Promise.all(
      [administrator, other].map((member, at) =>
        callStudio(gateway.both[at] ?? gateway, 'switchLift', { switch_id }, member),
      ),
    )
    expect(lifts.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('and setting are refused to who may not, and for what cannot be meant', async () => {
    const { operator } = gateway
    const set = (scope: 'page' | 'word' | 'block' | 'product' | 'picture', value: string) =>
      callStudio(gateway, 'switchSet', { scope, value, reason: '监管要求' }, operator)
    for (const [scope, value] of [
      ['page', 'privacy'],
      ['page', ''],
      ['word', '···'],
      ['block', 'none'],
      ['product', 'abc'],
      ['picture', '/a'],
    ] as const)
      expect((await set(scope, value)).status, `${scope} ${value}`).toBe(400)
    expect((await callStudio(gateway, 'switchLift', { switch_id: 1 }, operator)).status).toBe(403)
    expect((await callStudio(gateway, 'switchAskLift', { switch_id: 999_999 }, operator)).status).toBe(404)
  })
})
