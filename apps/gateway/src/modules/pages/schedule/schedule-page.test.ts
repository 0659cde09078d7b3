import { describe, expect, test, vi } from 'vitest'
import { meetingOf, race } from '../../testing/race'
import { startTwin } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { publishPage } from '../publish/publish-page'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'
import { runSchedule } from './run-schedule'
import { findDue } from './schedule-store'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

interface Times {
  publish_at?: string | null
  take_down_at?: string | null
}

const schedule = (gateway: GatewayWithPage, revision: number, times: Times) =>
  callStudio(
    gateway,
    'pageSchedule',
    { code: 'sale', revision, publish_at: null, take_down_at: null, ...times },
    gateway.approver,
  )

/** As if so many hours had passed, for the database and for its jobs. */
async function pass({ ctx }: GatewayWithPage, hours: number): Promise<void> {
  const earlier = `- interval '${hours} hours'`
  await ctx.db.pool.query(`
    UPDATE page_schedule SET publish_at = publish_at ${earlier}, take_down_at = take_down_at ${earlier};
    UPDATE pgboss.job SET start_after = start_after ${earlier} WHERE name = 'page-schedule'`)
}

const seen = async (gateway: GatewayWithPage, text: string) =>
  vi.waitFor(async () => expect((await gateway.visit()).payload).toContain(text))

const stateOf = async (gateway: GatewayWithPage) => (await gateway.detail()).response.page

describe('a page with a time to go live', () => {
  test('goes live then, as it was when the time was set, whatever is written later', async () => {
    await using gateway = await startWithPage()
    const revision = await gateway.write('八点的内容')
    const publish_at = inHours(2)
    const { response } = await schedule(gateway, revision, { publish_at })
    expect(response.schedule).toEqual({
      publish_at,
      version: 2,
      take_down_at: null,
      by: '李审批',
      problem: null,
    })
    await gateway.write('后来写的')
    await gateway.runJobs()
    expect((await gateway.visit()).payload).toContain('第一版')
    await pass(gateway, 2)
    await gateway.runJobs()
    await seen(gateway, '八点的内容')
    expect(await stateOf(gateway)).toMatchObject({ published_version: 2, schedule: null, has_changes: true })
    expect((await gateway.acts()).slice(-2)).toMatchObject([
      {
        who: `member:${gateway.approver.member_id}`,
        action: 'page.schedule',
        after: { publish_at, version: 2 },
      },
      {
        who: 'job:schedule',
        action: 'page.publish',
        before: { version: 1 },
        after: { version: 2, ordered_by: `member:${gateway.approver.member_id}` },
      },
    ])
  })

  test('goes live late when nobody was there in time', async () => {
    await using gateway = await startWithPage()
    await schedule(gateway, await gateway.write('八点的内容'), { publish_at: inHours(1) })
    await pass(gateway, 50)
    await gateway.runJobs()
    await seen(gateway, '八点的内容')
  })

  test('goes live once, however many processes get to it', async () => {
    await using gateway = await startWithPage()
    await using twin = await startTwin(gateway)
    await schedule(gateway, await gateway.write('八点的内容'), { publish_at: inHours(1) })
    await pass(gateway, 1)
    const { rows } = await gateway.ctx.db.pool.query('SELECT page_id::int FROM page_schedule')
    await race(10, (index) => runSchedule(index % 2 ? twin.ctx : gateway.ctx, rows[0].page_id))
    const acts = (await gateway.acts()).filter(({ who }) => who === 'job:schedule')
    expect(acts).toHaveLength(1)
  })

  test('goes live several times where nobody looks again while the page is held: the question can tell', async () => {
    await using gateway = await startWithPage()
    const { ctx } = gateway
    await schedule(gateway, await gateway.write('八点的内容'), { publish_at: inHours(1) })
    await pass(gateway, 1)
    const { rows } = await ctx.db.pool.query('SELECT page_id::int FROM page_schedule')
    const allHaveLooked = meetingOf(3)
    await Promise.all(
      [1, 2, 3].map(async () => {
        const due = await findDue(ctx.db.orm, rows[0].page_id)
        await allHaveLooked()
        if (due) await publishPage(ctx, { ...due, by: { who: 'job:schedule', ip: null } })
      }),
    )
    expect((await gateway.acts()).filter(({ who }) => who === 'job:schedule').length).toBeGreaterThan(1)
  })

  test('keeps why it could not, shows it, and is not tried again', async () => {
    await using gateway = await startWithPage()
    await schedule(gateway, await gateway.write('八点的内容'), {
      publish_at: inHours(1),
      take_down_at: inHours(9),
    })
    const { pool } = gateway.database.owner
    // What somebody with rights on the database may do to it meanwhile.
    await pool.query('ALTER TABLE page_version DISABLE TRIGGER ALL')
    await pool.query(`UPDATE page_version SET document = jsonb_set(document, '{page_schema,0,value,html}',
      '"<p>保本保息，稳赚不赔</p>"') WHERE version = 2`)
    await pass(gateway, 1)
    await gateway.runJobs()
    const { schedule: left, published_version } = await stateOf(gateway)
    expect(left).toMatchObject({ version: 2, problem: expect.stringMatching(/.+。/) })
    expect(published_version).toBe(1)
    const { rows } = await pool.query('SELECT page_id::int FROM page_schedule')
    await runSchedule(gateway.ctx, rows[0].page_id)
    expect((await gateway.acts()).filter(({ who }) => who === 'job:schedule')).toEqual([])
    const again = await schedule(gateway, await gateway.write('好的内容'), { publish_at: inHours(3) })
    expect(again.response.schedule).toMatchObject({ version: 3, problem: null })
  })

  test('does not, when somebody publishes before by hand', async () => {
    await using gateway = await startWithPage()
    await schedule(gateway, await gateway.write('八点的内容'), {
      publish_at: inHours(1),
      take_down_at: inHours(5),
    })
    const revision = await gateway.write('现在的内容')
    await callStudio(gateway, 'pagePublish', { code: 'sale', revision }, gateway.approver)
    expect((await stateOf(gateway)).schedule).toMatchObject({ publish_at: null, version: null })
    await pass(gateway, 1)
    await gateway.runJobs()
    await seen(gateway, '现在的内容')
  })

  test('with errors is not scheduled, and they are told', async () => {
    await using gateway = await startWithPage()
    const revision = await gateway.write('保本保息，稳赚不赔')
    const { response } = await schedule(gateway, revision, { publish_at: inHours(1) })
    expect(response.schedule).toBeNull()
    expect(response.findings.some(({ severity }: { severity: string }) => severity === 'error')).toBe(true)
    expect(
      (await callStudio(gateway, 'versionList', { code: 'sale' }, gateway.editor)).response.list,
    ).toHaveLength(1)
  })
})

describe('a page with an end', () => {
  test('is taken down then', async () => {
    await using gateway = await startWithPage()
    await schedule(gateway, 0, { take_down_at: inHours(1) })
    await seen(gateway, '第一版')
    await pass(gateway, 1)
    await gateway.runJobs()
    await vi.waitFor(async () => expect((await gateway.visit()).statusCode).toBe(404))
    expect(await stateOf(gateway)).toMatchObject({
      state: 'taken_down',
      schedule: null,
      published_version: null,
    })
    expect((await gateway.acts()).at(-1)).toMatchObject({
      who: 'job:schedule',
      action: 'page.take_down',
      after: { status: 'taken_down', ordered_by: `member:${gateway.approver.member_id}` },
    })
  })

  test('that has passed before anybody could publish it is not shown any more', async () => {
    await using gateway = await startWithPage()
    const times = { publish_at: inHours(1), take_down_at: inHours(2) }
    await schedule(gateway, await gateway.write('一小时的内容'), times)
    await pass(gateway, 3)
    await gateway.runJobs()
    await vi.waitFor(async () => expect((await gateway.visit()).statusCode).toBe(404))
    const acts = (await gateway.acts()).filter(({ who }) => who === 'job:schedule')
    expect(acts.map(({ action }) => action)).toEqual(['page.take_down'])
  })

  test('goes live and is taken down, each in its time', async () => {
    await using gateway = await startWithPage()
    const times = { publish_at: inHours(1), take_down_at: inHours(3) }
    await schedule(gateway, await gateway.write('两小时的内容'), times)
    await pass(gateway, 2)
    await gateway.runJobs()
    await seen(gateway, '两小时的内容')
    expect((await stateOf(gateway)).schedule).toMatchObject({
      publish_at: null,
      take_down_at: expect.any(String),
    })
    await pass(gateway, 2)
    await gateway.runJobs()
    await vi.waitFor(async () => expect((await gateway.visit()).statusCode).toBe(404))
  })
})

describe('a schedule', () => {
  test('is replaced by the next, and ended by none', async () => {
    await using gateway = await startWithPage()
    const revision = await gateway.write('八点的内容')
    await schedule(gateway, revision, { publish_at: inHours(1) })
    await schedule(gateway, revision, { publish_at: inHours(5) })
    await pass(gateway, 2)
    await gateway.runJobs()
    expect((await gateway.visit()).payload).toContain('第一版')
    expect((await schedule(gateway, 0, {})).response).toEqual({ schedule: null, findings: [] })
    await pass(gateway, 5)
    await gateway.runJobs()
    expect((await gateway.visit()).payload).toContain('第一版')
    expect((await gateway.acts()).at(-1)).toMatchObject({ action: 'page.schedule', after: null })
  })

  test('takes moments to come only, by the database’s clock, in their order, and of the revision that was seen', async () => {
    await using gateway = await startWithPage()
    const revision = await gateway.write('内容')
    expect(await schedule(gateway, revision, { publish_at: inHours(-1) })).toMatchObject({ code: 422004 })
    expect(await schedule(gateway, revision, { take_down_at: inHours(-1) })).toMatchObject({ code: 422004 })
    const reversed = { publish_at: inHours(2), take_down_at: inHours(1) }
    expect(await schedule(gateway, revision, reversed)).toMatchObject({ status: 400 })
    expect(await schedule(gateway, revision + 1, { publish_at: inHours(1) })).toMatchObject({ code: 409001 })
    expect((await stateOf(gateway)).schedule).toBeNull()
  })

  test('months ahead is not forgotten by the queue', async () => {
    await using gateway = await startWithPage()
    await schedule(gateway, await gateway.write('内容'), { publish_at: inHours(24 * 90) })
    const { rows } = await gateway.ctx.db.pool.query(
      "SELECT keep_until > start_after AS kept FROM pgboss.job WHERE name = 'page-schedule'",
    )
    expect(rows).toEqual([{ kept: true }])
  })

  test('ends when the page is taken down, also before it ever went live', async () => {
    await using gateway = await startWithPage()
    await schedule(gateway, await gateway.write('内容'), { publish_at: inHours(1) })
    const reason = '内容有误，电话 13912345678'
    const call = () => callStudio(gateway, 'pageTakeDown', { code: 'sale', reason }, gateway.approver)
    expect((await call()).status).toBe(200)
    await vi.waitFor(async () => expect((await gateway.visit()).statusCode).toBe(404))
    expect((await gateway.acts()).at(-1)).toMatchObject({
      who: `member:${gateway.approver.member_id}`,
      action: 'page.take_down',
      before: { status: 'published', version: 1, publish_at: expect.any(String) },
      after: { status: 'taken_down', reason: expect.stringContaining('139****5678') },
    })
    const acts = (await gateway.acts()).length
    expect((await call()).status).toBe(200)
    await pass(gateway, 1)
    await gateway.runJobs()
    expect(await gateway.acts()).toHaveLength(acts)
    expect((await gateway.visit()).statusCode).toBe(404)
  })
})

test('a page that is taken down is gone in every process', async () => {
  await using gateway = await startWithPage()
  await using twin = await startTwin(gateway)
  expect((await twin.app.inject('/h5-page/h5/sale')).statusCode).toBe(200)
  await callStudio(gateway, 'pageTakeDown', { code: 'sale', reason: '内容有误' }, gateway.approver)
  await vi.waitFor(async () => expect((await twin.app.inject('/h5-page/h5/sale')).statusCode).toBe(404))
  expect(
    await callStudio(gateway, 'pageTakeDown', { code: 'none', reason: '没有' }, gateway.approver),
  ).toMatchObject({
    status: 404,
  })
})
