import { Client } from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'

let gateway: DemoGateway
let browser: Browser
let database: Client
let experiment: string

/** A page whose first screen says this. */
const page = (code: string, words: string) => ({
  code,
  title: '做实验的页面',
  page_schema: [
    { name: 'text', id: 'top', value: { html: `<p>${words}</p>` } },
    { name: 'button', id: 'buy', value: { text: '看看', action: { type: 3, popupId: 'more' } } },
    { name: 'popup', id: 'more', value: { title: '更多' }, children: [] },
  ],
})

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  database = new Client({ connectionString: gateway.databaseUrl })
  await database.connect()
  await gateway.importPages(page('tried', '现在的标题'), page('tried-b', '另一个标题'))
  const { rows } = await database.query(
    `INSERT INTO experiment (page_code, name, hypothesis, measure, block_id, effect, planned_units)
     VALUES ('tried', '标题', '', 'click', 'buy', 20, 1000) RETURNING experiment_id`,
  )
  experiment = rows[0].experiment_id
  await database.query(
    `INSERT INTO experiment_variant (experiment_id, key, name, weight, page_code, document, schema_version, content_hash)
     SELECT $1, 'B', '另一个', 50, p.code, v.document, v.schema_version, v.content_hash
     FROM page AS p JOIN page_version AS v ON v.page_id = p.id WHERE p.code = 'tried-b'`,
    [experiment],
  )
  await database.query(
    `INSERT INTO experiment_variant (experiment_id, key, name, weight) VALUES ($1, 'A', '现在的', 50)`,
    [experiment],
  )
  await database.query('BEGIN')
  await database.query(
    `UPDATE experiment SET state = 'running', started_at = now() WHERE experiment_id = $1`,
    [experiment],
  )
  await database.query(
    'INSERT INTO experiment_epoch (experiment_id, epoch, page_version) VALUES ($1, 1, 1)',
    [experiment],
  )
  await database.query('COMMIT')
})
afterAll(async () => {
  await database?.end()
  await browser?.close()
})

/** Opens the page in new browsers until one of them is shown this variant. */
async function openVariant(key: 'A' | 'B') {
  for (let tries = 0; tries < 40; tries += 1) {
    const tab = await openTab(browser, PHONE)
    await tab.page.goto(`${gateway.origin}/h5-page/h5/tried`)
    const variant = await tab.page.locator('html').getAttribute('data-variant')
    if (variant === `${experiment}.${key}`) return tab
    await tab.context.close()
  }
  throw new Error(`Nobody was shown ${key}.`)
}

test.each([
  ['A', '现在的标题'],
  ['B', '另一个标题'],
] as const)('who is shown %s sees it again, and view, tap and exposure say so', async (key, words) => {
  // The gateway learns of the experiment a moment after it has begun.
  const { page, context, complaints } = await vi.waitFor(() => openVariant(key), { timeout: 20_000 })
  const seen = () => page.getByText(words).isVisible()
  expect(await seen()).toBe(true)
  for (let times = 0; times < 3; times += 1) {
    await page.reload()
    expect([await seen(), await page.locator('html').getAttribute('data-variant')]).toEqual([
      true,
      `${experiment}.${key}`,
    ])
  }
  await page.getByRole('button', { name: '看看' }).click()
  const visitor = (await context.cookies()).find(({ name }) => name === 'yz_visitor')?.value
  await page.goto('about:blank')
  const told = await vi.waitFor(
    async () => {
      const { rows } = await database.query(
        `SELECT (SELECT variant FROM experiment_unit WHERE experiment_id = $1 AND visitor_id = $2) AS unit,
           (SELECT array_agg(DISTINCT variant) FROM visit_log WHERE visitor_id = $2 AND code = 'tried') AS views,
           (SELECT array_agg(DISTINCT variant) FROM page_event WHERE visitor_id = $2 AND name = 'click') AS taps`,
        [experiment, visitor],
      )
      expect(rows[0].taps).not.toBeNull()
      expect(rows[0].views).not.toBeNull()
      return rows[0]
    },
    { timeout: 30_000, interval: 100 },
  )
  const variant = `${experiment}.${key}`
  expect(told).toEqual({ unit: key, views: [variant], taps: [variant] })
  expect(complaints).toEqual([])
  await context.close()
})
