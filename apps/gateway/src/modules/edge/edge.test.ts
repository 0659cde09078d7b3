import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseAlarmPorts } from '../../integrations'
import type { JobData } from '../../jobs/job'
import { type PurgeVendor, startPurgeVendor } from '../../testing/vendors/purge-vendor'
import {
  ROBOT_KEY,
  startWecomRobotVendor,
  type WecomRobotVendor,
} from '../../testing/vendors/wecom-robot-vendor'
import { pagePublishing } from '../pages'
import { startCachingProxy } from '../site/testing/caching-proxy'
import { startCountedOrigin } from '../site/testing/counted-origin'
import { pageText } from '../testing/documents'
import { eventually } from '../testing/eventually'
import { fakeSite } from '../testing/fake-site'
import { publishHeard } from '../testing/publish-heard'
import { signInMember } from '../testing/sign-in-member'
import { BY_TEST, openTestStore, startTestGateway, type TestStore } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { createEdgeFigures } from './figures'
import { probePage } from './probe-page'

/** A site whose pages state their version, as the real one's do. */
const site = fakeSite({
  renderPage: ({ document, version }) => ({
    html: `<!doctype html><html lang="zh-CN" data-code="${document.code}"${version === undefined ? '' : ` data-version="${version}"`}><p>${document.title}</p>`,
    csp: "default-src 'self'",
    failures: [],
  }),
})

let vendor: PurgeVendor
let robot: WecomRobotVendor
beforeEach(async () => {
  vendor = await startPurgeVendor('edgeone')
  robot = await startWecomRobotVendor()
})
afterEach(async () => {
  await vendor[Symbol.asyncDispose]()
  await robot[Symbol.asyncDispose]()
})

/** `probeOrigin` may be set later: a cache in front has to know its gateway first. */
const edgeOf = (probeOrigin: string) => ({
  edge: { staleIfError: 0, purge: vendor.settings, probeOrigin },
  alarms: { wecom: { origin: robot.origin, key: ROBOT_KEY }, mailTo: [] },
})

const down = (store: TestStore, code = 'sale') =>
  pagePublishing.takeDownPage(store.ctx, { code, reason: '下架', by: BY_TEST })

async function acts({ ctx }: TestStore) {
  const { rows } = await ctx.db.pool.query<{ action: string; subject: string; after: { seconds: number } }>(
    `SELECT action, subject, after FROM audit_log WHERE action LIKE 'edge.%' ORDER BY seq`,
  )
  return rows
}

/** Lets delayed jobs run now. */
async function soon({ ctx }: TestStore): Promise<void> {
  await ctx.db.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry')`)
}

describe('the cache in front', () => {
  test('is told of every address of a page that is published, taken down or given another code', async () => {
    await using gateway = await startTestGateway({ site, config: edgeOf('http://127.0.0.1:9') })
    const urlsOf = (...paths: string[]) => paths.map((path) => `https://h5.example.com${path}`)
    const news = async () => {
      // Nothing answers at that address, so a page that is gone would be probed again and again.
      await gateway.ctx.db.pool.query(`DELETE FROM pgboss.job WHERE name = 'probe-page'`)
      await gateway.runJobs()
      return vendor.purged.splice(0)
    }
    await gateway.publish(pageText({ code: 'xunjiang' }))
    const ofPage = urlsOf('/h5-page/h5/xunjiang', '/pc-page/pc/xunjiang', '/h5-page/xunjiang')
    expect(await news()).toEqual([ofPage])
    await down(gateway, 'xunjiang')
    expect(await news()).toEqual([ofPage])
    await gateway.publish(pageText({ code: 'spring' }))
    expect(await news()).toEqual([urlsOf('/h5-page/h5/spring', '/pc-page/pc/spring')])
    const approver = await signInMember(gateway, { roles: ['approver'] })
    await callStudio(gateway, 'pageRename', { code: 'spring', new_code: 'summer' }, approver)
    expect(await news()).toEqual([
      urlsOf('/h5-page/h5/spring', '/pc-page/pc/spring', '/h5-page/h5/summer', '/pc-page/pc/summer'),
    ])
  })

  test('is told of all pages when something of any page is switched off', async () => {
    await using gateway = await startTestGateway({ site, config: edgeOf('http://127.0.0.1:9') })
    const member = await signInMember(gateway, { roles: ['compliance'] })
    await gateway.publish(pageText({ code: 'one' }))
    await gateway.publish(pageText({ code: 'two' }))
    await gateway.runJobs()
    vendor.purged.length = 0
    await callStudio(gateway, 'switchSet', { scope: 'word', value: '稳赚', reason: '监管' }, member)
    await gateway.runJobs()
    expect(vendor.purged.flat().sort()).toEqual(
      ['/h5-page/h5/one', '/h5-page/h5/two', '/pc-page/pc/one', '/pc-page/pc/two'].map(
        (path) => `https://h5.example.com${path}`,
      ),
    )
  })

  test('is asked in calls of a thousand addresses, and never more than twenty times a second', async () => {
    await using store = await openTestStore({ site, config: edgeOf('http://127.0.0.1:9') })
    const codes = Array.from({ length: 12_000 }, (_, index) => `page-${index}`)
    const { pool, orm } = store.ctx.db
    await pool.query(
      `INSERT INTO call_count (key, window_start, count) VALUES ('caches told of pages', now() + interval '1 hour', 20)`,
    )
    await orm.transaction((tx) => store.ctx.jobs.enqueue(tx, 'purge-pages', { codes }))
    await store.runJobs()
    // Twenty calls have been made in this second, by whichever process.
    expect(vendor.purged).toEqual([])
    for (let turns = 0; vendor.purged.length < 24 && turns < 24; turns += 1) {
      await pool.query('DELETE FROM call_count')
      await soon(store)
      await store.runJobs()
    }
    expect(vendor.purged.map((urls) => urls.length)).toEqual(Array(24).fill(1_000))
    expect(new Set(vendor.purged.flat()).size).toBe(24_000)
  })

  test('that was not reached is told again, and a quota that is spent is not tried again', async () => {
    await using store = await openTestStore({ site, config: edgeOf('http://127.0.0.1:9') })
    const waiting = async () => {
      const { rows } = await store.ctx.db.pool.query(
        `SELECT state FROM pgboss.job WHERE name = 'purge-pages' AND state IN ('created', 'retry')`,
      )
      return rows.length
    }
    vendor.break('/', { kind: 'cut' }, 1)
    await store.publish(pageText())
    await store.runJobs()
    expect([vendor.requests().length, await waiting()]).toEqual([1, 1])
    await soon(store)
    await store.runJobs()
    expect([vendor.requests().length, await waiting()]).toEqual([2, 0])
    vendor.isSpent = true
    await store.publish(pageText({ text: '第二版' }))
    await store.runJobs()
    expect([vendor.requests().length, await waiting()]).toEqual([3, 0])
  })

  test('where there is none nothing is left for it', async () => {
    await using store = await openTestStore({ site })
    await store.publish(pageText())
    await down(store)
    const { rows } = await store.ctx.db.pool.query(
      `SELECT name FROM pgboss.job WHERE name IN ('purge-pages', 'probe-page')`,
    )
    expect(rows).toEqual([])
  })
})

describe('a page that was taken down', () => {
  /** A gateway, and a cache in front of it whose clock the test sets. */
  async function behindCache() {
    const { edge, alarms } = edgeOf('')
    const gateway = await startTestGateway({ site, config: { edge, alarms } })
    const origin = await startCountedOrigin(gateway.app)
    const cache = await startCachingProxy(origin.origin)
    edge.probeOrigin = cache.origin
    await publishHeard(gateway, pageText())
    expect((await fetch(`${cache.origin}/h5-page/h5/sale`)).status).toBe(200)
    return {
      gateway,
      cache,
      async [Symbol.asyncDispose]() {
        await cache[Symbol.asyncDispose]()
        await origin[Symbol.asyncDispose]()
        await gateway[Symbol.asyncDispose]()
      },
    }
  }

  /** Probes once, as its job does. */
  const look = ({ ctx }: TestStore, data: JobData['probe-page']) =>
    probePage(ctx, { figures: createEdgeFigures(), alarms: chooseAlarmPorts(ctx) }, data)
  /** The time this many seconds ago. */
  const ago = (seconds: number) => Date.now() - seconds * 1_000
  /** The enqueued probes. */
  async function left({ ctx }: TestStore): Promise<JobData['probe-page'][]> {
    const { rows } = await ctx.db.pool.query(
      `SELECT data FROM pgboss.job WHERE name = 'probe-page' AND state = 'created' ORDER BY start_after`,
    )
    return rows.map(({ data }) => data)
  }

  test('is looked for by a job through the cache, and how long it took is on record', async () => {
    await using place = await behindCache()
    const { gateway, cache } = place
    await down(gateway)
    await eventually(async () => expect((await gateway.app.inject('/h5-page/h5/sale')).statusCode).toBe(404))
    cache.pass(30)
    await gateway.runJobs()
    expect(await acts(gateway)).toMatchObject([{ action: 'edge.gone', subject: 'page:sale' }])
    expect(robot.group).toEqual([])
    const { payload } = await gateway.app.inject('/metrics')
    expect(payload).toMatch(/edge_takedown_seconds_count [1-9]/)
  })

  test('is looked for again as long as it is shown', async () => {
    await using place = await behindCache()
    const { gateway, cache } = place
    await down(gateway)
    const [first] = await left(gateway)
    await look(gateway, first as JobData['probe-page'])
    expect([await acts(gateway), robot.group]).toEqual([[], []])
    expect((await left(gateway))[1]).toEqual({ ...first, isTold: false })
    cache.pass(30)
    await look(gateway, { code: 'sale', since: ago(12) })
    const [act, ...others] = await acts(gateway)
    expect([act?.action, others]).toEqual(['edge.gone', []])
    expect(act?.after.seconds).toBeGreaterThanOrEqual(11)
  })

  test('that is shown for longer than any copy may live is told to people, once', async () => {
    await using place = await behindCache()
    const { gateway } = place
    await down(gateway)
    await look(gateway, { code: 'sale', since: ago(40) })
    const [, next] = await left(gateway)
    expect(next).toMatchObject({ code: 'sale', isTold: true })
    await look(gateway, { code: 'sale', since: ago(60), isTold: true })
    expect(robot.group).toHaveLength(1)
    expect(robot.group[0]).toContain('/h5-page/h5/sale')
  })

  test('is given up after a quarter of an hour, which is on record too', async () => {
    await using place = await behindCache()
    await down(place.gateway)
    const before = await left(place.gateway)
    await look(place.gateway, { code: 'sale', since: ago(1_000), isTold: true })
    expect(await acts(place.gateway)).toMatchObject([{ action: 'edge.still_shown', subject: 'page:sale' }])
    expect(await left(place.gateway)).toEqual(before)
  })

  test('and published again is looked for no more', async () => {
    await using place = await behindCache()
    await down(place.gateway)
    await publishHeard(place.gateway, pageText({ text: '第二版' }))
    const before = await left(place.gateway)
    await look(place.gateway, { code: 'sale', since: ago(40) })
    expect([await acts(place.gateway), robot.group]).toEqual([[], []])
    expect(await left(place.gateway)).toEqual(before)
  })

  test('by a switch is looked for as well', async () => {
    await using place = await behindCache()
    const member = await signInMember(place.gateway, { roles: ['compliance'] })
    await callStudio(place.gateway, 'switchSet', { scope: 'page', value: 'sale', reason: '监管' }, member)
    expect(await left(place.gateway)).toMatchObject([{ code: 'sale' }])
    place.cache.pass(30)
    await eventually(async () =>
      expect((await place.gateway.app.inject('/h5-page/h5/sale')).statusCode).toBe(404),
    )
    await look(place.gateway, { code: 'sale', since: ago(1) })
    expect(await acts(place.gateway)).toMatchObject([{ action: 'edge.gone', subject: 'page:sale' }])
  })
})
