import type { Role } from '@yingzao/contract/studio'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addLead } from '../leads/inbox/testing/add-lead'
import { judgePublished } from '../pages/judge/judge-published'
import { type GatewayWithPage, startWithPage } from '../pages/testing/start-with-page'
import { pageText } from '../testing/documents'
import { type MemberOfTest, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { readDashboard } from './read-dashboard'

const dashboardOf = async (gateway: TestGateway, member: MemberOfTest) => {
  const { status, response } = await callStudio(gateway, 'dashboard', {}, await signInMember(gateway, member))
  expect(status).toBe(200)
  return response
}

test('a new installation has nothing, and says so in figures', async () => {
  await using gateway = await startTestGateway()
  const { asked_at, ...rest } = await dashboardOf(gateway, { roles: ['editor'] })
  expect(Number.isNaN(Date.parse(asked_at))).toBe(false)
  expect(rest).toEqual({
    counts: {
      pages: 0,
      published: 0,
      changed: 0,
      unpublished: 0,
      scheduled: 0,
      ended: 0,
      failing: 0,
      unjudged: 0,
    },
    published: [],
    changed: [],
    scheduled: [],
    ended: [],
    failing: [],
    alarms: 0,
    leads: null,
  })
})

describe('with pages', () => {
  let gateway: GatewayWithPage
  const COUNTDOWN = { name: 'countdown', value: { endTime: Date.UTC(2020, 0, 1) } }
  const LINK = { type: 7, atext: 'https://shop.example.cn/a' }

  /**
   * `sale` is published and changed, `later` is scheduled to be taken down, `over` has a window that is past, `counted`
   * a countdown, `linked` a link that is no longer on the list, `own` was never published, `gone` is taken down, `away`
   * archived.
   */
  beforeAll(async () => {
    gateway = await startWithPage({ config: { linkHosts: ['*.example.com', 'shop.example.cn'] } })
    const publish = (code: string, page_schema?: unknown[]) =>
      gateway.publish(pageText({ code, title: `页面 ${code}`, ...(page_schema && { page_schema }) }))
    await publish('linked', [{ name: 'button', value: { text: '去看看', action: LINK } }])
    const { ctx } = gateway
    const config = { ...ctx.config, linkHosts: ['*.example.com'] }
    await judgePublished({ ...ctx, config, site: { ...ctx.site, build: 'next' } })
    for (const code of ['later', 'over', 'gone']) await publish(code)
    await publish('counted', [{ name: 'text', value: { html: '<p>开课</p>' } }, COUNTDOWN])
    await ctx.db.pool.query("UPDATE page SET end_at = now() - interval '1 hour' WHERE code = 'over'")
    await callStudio(gateway, 'pageTakeDown', { code: 'gone', reason: '结束了' }, gateway.approver)
    const times = { publish_at: null, take_down_at: '2099-01-01T00:00:00Z' }
    await callStudio(gateway, 'pageSchedule', { code: 'later', revision: 0, ...times }, gateway.approver)
    for (const code of ['own', 'away'])
      await callStudio(gateway, 'pageCreate', { code, title: `页面 ${code}` }, gateway.editor)
    await callStudio(gateway, 'pageArchive', { code: 'away', is_archived: true }, gateway.editor)
    await gateway.write('改了')
  })
  afterAll(() => gateway[Symbol.asyncDispose]())

  const read = () => dashboardOf(gateway, { roles: ['approver'] })
  const codes = (list: { code: string }[]) => list.map(({ code }) => code)

  test('it counts what there is of each kind, without what was put away', async () => {
    expect((await read()).counts).toEqual({
      pages: 7,
      published: 5,
      changed: 1,
      unpublished: 1,
      scheduled: 1,
      ended: 2,
      failing: 1,
      unjudged: 0,
    })
  })

  test('what is out comes last changed first, with its small picture', async () => {
    const { published } = await read()
    expect(codes(published)).toEqual(['sale', 'counted', 'over', 'later', 'linked'])
    expect(published[0].look).toMatch(/^\/studio\/looks\/sale\?preview_token=./)
  })

  test('what differs from what is out waits, and what is set to happen', async () => {
    const { changed, scheduled } = await read()
    expect(changed).toMatchObject([{ code: 'sale', updated_by: '王编辑' }])
    expect(scheduled).toEqual([
      {
        code: 'later',
        title: '页面 later',
        schedule: {
          publish_at: null,
          version: null,
          take_down_at: '2099-01-01T00:00:00.000Z',
          by: '李审批',
          problem: null,
        },
      },
    ])
  })

  test('a page is over by its window or by a countdown on it', async () => {
    expect((await read()).ended).toEqual([
      { code: 'over', title: '页面 over', what: 'window', ended_at: expect.any(String) },
      { code: 'counted', title: '页面 counted', what: 'countdown', ended_at: '2020-01-01T00:00:00.000Z' },
    ])
  })

  test('a page that was published without an error and has one by today’s rules is told, with what is wrong', async () => {
    expect((await read()).failing).toEqual([
      {
        code: 'linked',
        title: '页面 linked',
        errors: 1,
        first_error: expect.stringContaining('shop.example.cn'),
        judged_at: expect.any(String),
      },
    ])
  })

  test('a page that is published anew or taken down is no longer told of', async () => {
    await gateway.publish(pageText({ code: 'linked', title: '页面 linked' }))
    await callStudio(gateway, 'pageTakeDown', { code: 'over', reason: '结束了' }, gateway.approver)
    const { counts, ended, failing } = await read()
    expect(counts).toMatchObject({ ended: 1, failing: 0 })
    expect([codes(ended), failing]).toEqual([['counted'], []])
  })

  test('pages that nobody has judged yet are counted, and said to be neither well nor failing', async () => {
    await gateway.ctx.db.pool.query('DELETE FROM page_judgement')
    expect((await read()).counts).toMatchObject({ unjudged: 4, failing: 0, ended: 0 })
  })
})

test.each<[Role, boolean]>([
  ['editor', false],
  ['approver', false],
  ['operator', true],
  ['auditor', true],
  ['administrator', true],
])('%s sees figures of leads: %s', async (role, isTold) => {
  await using gateway = await startTestGateway()
  await addLead(gateway)
  const { leads } = await dashboardOf(gateway, { roles: [role] })
  expect(leads !== null).toBe(isTold)
  if (leads) expect(leads).toMatchObject({ untaken: 1, is_untaken_capped: false })
})

test('it takes as many statements for many pages and leads as for none', async () => {
  await using gateway = await startTestGateway()
  const { config, db } = gateway.ctx
  const statements = async () => {
    const made: string[] = []
    const orm = drizzle(db.pool, { logger: { logQuery: (statement) => made.push(statement) } })
    await readDashboard({ config, db: { ...db, orm } }, { roles: ['administrator'] })
    return made.length
  }
  const ofNone = await statements()
  expect(ofNone).toBeGreaterThan(5)
  for (let page = 0; page < 9; page += 1) {
    await gateway.publish(pageText({ code: `page-${page}` }))
    await addLead(gateway, { page_code: `page-${page}` })
  }
  expect(await statements()).toBe(ofNone)
})

test('each list has six lines at most, while all are counted', async () => {
  await using gateway = await startTestGateway()
  for (let page = 0; page < 8; page += 1) await gateway.publish(pageText({ code: `page-${page}` }))
  const { counts, published } = await dashboardOf(gateway, { roles: ['editor'] })
  expect([counts.published, published.length]).toEqual([8, 6])
})
