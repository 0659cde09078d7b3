import { describe, expect, test } from 'vitest'
import { changeCompany } from '../../company/change-company'
import { pageText } from '../../testing/documents'
import { importLines } from '../../testing/import-lines'
import { signInMember } from '../../testing/sign-in-member'
import { BY_TEST, COMPANY, startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { judgePublished, leaveJudging } from './judge-published'
import { findVersionsToJudge, keepJudgement } from './judgement-store'

const LINK = pageText({
  page_schema: [
    { name: 'button', value: { text: '去看看', action: { type: 7, atext: 'https://shop.example.cn/a' } } },
  ],
})
const WIDE = { config: { linkHosts: ['*.example.com', 'shop.example.cn'] } }

/** The same process after a deployment whose rules allow fewer links. */
const stricter = ({ ctx }: TestGateway) => ({
  ...ctx,
  site: { ...ctx.site, build: 'next' },
  config: { ...ctx.config, linkHosts: ['*.example.com'] },
})

const judgements = async ({ ctx }: TestGateway) =>
  (
    await ctx.db.pool.query(
      `SELECT version, build, errors, first_error FROM page_judgement AS j
       JOIN page_version AS v ON v.id = j.version_id ORDER BY j.page_id`,
    )
  ).rows

test('publishing keeps what it has found, so nothing is left to judge', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const { build } = gateway.ctx.site
  expect(await judgements(gateway)).toEqual([{ version: 1, build, errors: 0, first_error: null }])
  await leaveJudging(gateway.ctx)
  expect(await findVersionsToJudge(gateway.ctx.db.orm, build)).toEqual([])
})

test('a build with other rules judges what was published before, once', async () => {
  await using gateway = await startTestGateway(WIDE)
  await gateway.publish(LINK)
  const ctx = stricter(gateway)
  await leaveJudging(ctx)
  const { rows } = await gateway.ctx.db.pool.query("SELECT FROM pgboss.job WHERE name = 'judge-published'")
  expect(rows).toHaveLength(1)
  await judgePublished(ctx)
  const found = {
    version: 1,
    build: 'next',
    errors: 1,
    first_error: expect.stringContaining('shop.example.cn'),
  }
  expect(await judgements(gateway)).toEqual([found])
  expect(await findVersionsToJudge(gateway.ctx.db.orm, 'next')).toEqual([])
})

test('what was judged before today is judged again', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const waiting = () => findVersionsToJudge(gateway.ctx.db.orm, gateway.ctx.site.build)
  await gateway.ctx.db.pool.query("UPDATE page_judgement SET judged_at = judged_at - interval '1 day'")
  expect(await waiting()).toEqual([{ code: 'sale', version: 1 }])
  await judgePublished(gateway.ctx)
  expect(await waiting()).toEqual([])
})

test('other company data have all published pages judged by it', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ title: '投资讲座' }))
  const { member_id } = await signInMember(gateway, { roles: ['administrator'] })
  const site = { ...COMPANY, filing_no: '' }
  await changeCompany(gateway.ctx, { member_id }, BY_TEST, { base_revision: 0, site })
  await gateway.runJobs()
  expect(await judgements(gateway)).toMatchObject([
    { errors: 1, first_error: expect.stringContaining('公司信息') },
  ])
})

test('what is found of a version that is no longer published is not kept', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  await gateway.publish(pageText({ text: '第二版' }))
  const { rows } = await gateway.ctx.db.pool.query<{ id: string; page_id: string }>(
    'SELECT id, page_id FROM page_version WHERE version = 1',
  )
  const [first] = rows
  await keepJudgement(gateway.ctx.db.orm, {
    page_id: Number(first?.page_id),
    version_id: Number(first?.id),
    build: 'x',
    errors: 1,
    first_error: '旧的',
  })
  expect(await judgements(gateway)).toMatchObject([{ version: 2, errors: 0 }])
})

test('a page that cannot be read holds up none of the others', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ code: 'first' }))
  await gateway.publish(pageText({ code: 'second' }))
  const { read } = gateway.ctx.company
  let calls = 0
  const ctx = {
    ...gateway.ctx,
    site: { ...gateway.ctx.site, build: 'next' },
    company: {
      ...gateway.ctx.company,
      // The first call asks for the build, the second one is about the first page.
      read: () => {
        calls += 1
        if (calls === 2) throw new Error('broken')
        return read()
      },
    },
  }
  await judgePublished(ctx)
  expect(await judgements(gateway)).toMatchObject([{ build: gateway.ctx.site.build }, { build: 'next' }])
})

describe('of a page that sells', () => {
  const SELLS = pageText({
    page_schema: [
      { name: 'payButton', value: { mark: 'dbzs', price: '1980', contract_text: '' } },
      { name: 'footer', value: { show: true, show3: true, fxts: true } },
    ],
  })

  async function startShop(price = '1980', sold: object = {}): Promise<TestGateway> {
    const gateway = await startTestGateway()
    await importLines(gateway, 'products', [
      { shop_product_id: 1191, mark: 'dbzs', name: '指数课', risk_level: 'R3' },
    ])
    await importLines(gateway, 'skus', [
      { sku_id: 1, shop_product_id: 1191, name: '一年', months: 12, price },
    ])
    await importLines(gateway, 'sale-pages', [
      { page_id: 1, shop_product_id: 1191, title: '指数课', ...sold },
    ])
    return gateway
  }
  const owner = ({ database }: TestGateway, statement: string) => database.owner.pool.query(statement)

  test.each([
    ['another price', '2980', {}, '在售的价格是 ¥2,980'],
    ['a sale that is closed', '1980', { is_open: false }, '没有开放的销售页'],
    ['a sale that has not begun', '1980', { begins_at: '2099-01-01' }, '才开售'],
  ])('publishing is refused for %s', async (_what, price, sold, words) => {
    await using gateway = await startShop(price, sold)
    expect(await gateway.publish(SELLS)).toMatchObject({
      published: false,
      findings: [{ severity: 'error', message: expect.stringContaining(words) }],
    })
  })

  test.each([
    ['whose price has changed', 'UPDATE sku SET price = 298000', '在售的价格是 ¥2,980'],
    ['whose product is off sale', 'UPDATE sale_page SET is_open = false', '没有开放的销售页'],
    ['whose sale has ended', "UPDATE sale_page SET ends_at = now() - interval '1 s'", '没有开放的销售页'],
  ])('the daily job finds one %s, and one look at what is sold leaves it', async (_what, change, words) => {
    await using gateway = await startShop()
    await gateway.publish(SELLS)
    expect(await judgements(gateway)).toMatchObject([{ errors: 0 }])
    await leaveJudging(gateway.ctx)
    const left = "SELECT FROM pgboss.job WHERE name = 'judge-published' AND state = 'created'"
    expect((await gateway.ctx.db.pool.query(left)).rows).toHaveLength(0)
    await owner(gateway, change)
    await leaveJudging(gateway.ctx)
    expect((await gateway.ctx.db.pool.query(left)).rows).toHaveLength(1)
    await judgePublished(gateway.ctx)
    expect(await judgements(gateway)).toMatchObject([
      { errors: 1, first_error: expect.stringContaining(words) },
    ])
  })
})
